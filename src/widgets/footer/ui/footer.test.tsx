// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';

import { Footer } from './footer';

afterEach(cleanup);

const show = (footer: ReactElement) => render(<MemoryRouter>{footer}</MemoryRouter>);
const urlsOfLinks = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('Footer', () => {
  it('links to the pages about the house and its terms, and to its social pages', () => {
    show(<Footer />);
    const urls = urlsOfLinks();
    expect(urls.filter((url) => url.startsWith('/')).sort()).toEqual([
      '/about',
      '/contact',
      '/privacy',
      '/refund-policy',
      '/shipping',
      '/terms',
    ]);
    expect(screen.queryByRole('navigation', { name: 'Language' })).not.toBeInTheDocument();
    const social = screen.getByRole('link', { name: /^Instagram/ });
    expect(social).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(social).toHaveAccessibleName(/opens in a new tab/);
  });

  it('has the same links at checkout, without headings', () => {
    show(<Footer />);
    const urls = urlsOfLinks();
    cleanup();
    show(<Footer small />);
    expect(urlsOfLinks()).toEqual(urls);
    expect(screen.getByRole('navigation', { name: 'Service' })).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
