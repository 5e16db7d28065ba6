// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';

import { Footer } from './footer';

afterEach(cleanup);

describe('Footer', () => {
  it('links to the pages about the house and its terms, and to its social pages', () => {
    render(
      <MemoryRouter>
        <Footer />
      </MemoryRouter>,
    );
    const urls = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
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
});
