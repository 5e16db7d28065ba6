// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { CollectionsPage } from './collections-page';

const nothing = { data: [], current_page: 1, last_page: 1, per_page: 24, total: 0 };

const openCollection = (path: string, answers: Answers = {}) =>
  renderPage(CollectionsPage, {
    path,
    answers: { '/banners': [], '/categories/primary': [], '/products': nothing, ...answers },
  });

describe('a collection (section 2, ADR 0006)', () => {
  it('has its title, and says what to do when it is empty', async () => {
    const { asked } = openCollection('/collections/fw-24-25');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Collection FW 24/25');
    expect(await screen.findByRole('heading', { name: 'No pieces here yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See what is new' })).toHaveAttribute(
      'href',
      '/collections/new-in',
    );
    expect(asked).toContainEqual({
      path: '/products',
      body: { currency: 'USD', category_id: 6, featured: true, page: 1 },
    });
  });

  it('starts with the picture of its own banner, not with one of the home page (departure 72)', async () => {
    const url = '/collections/ss24';
    const words = { name: 'SS24', description: '', url, button_text: null };
    openCollection(url, {
      '/banners': ['Home', 'Home', 'Home', 'Home', 'White steps'].map((alt, index) => ({
        ...words,
        alt,
        image: `/${index}.jpg`,
        image_portrait: `/${index}-tall.jpg`,
      })),
    });
    expect(await screen.findByRole('img', { name: 'White steps' })).toHaveAttribute(
      'src',
      '/4.jpg',
    );
    expect(screen.queryByRole('img', { name: 'Home' })).not.toBeInTheDocument();
  });

  it('can be retried when its products fail to load', async () => {
    const { user, asked } = openCollection('/collections/new-in', {
      '/products': Response.json({}, { status: 500 }),
    });
    await screen.findByText('Failed to fetch products. Please try again later.');
    const before = asked.length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked.length).toBeGreaterThan(before);
  });

  it('says that the categories failed where it needs them, and tries again', async () => {
    const answers: Answers = { '/categories/primary': Response.json({}, { status: 500 }) };
    const { user, asked } = openCollection('/collections/accessories', answers);
    await screen.findByText('Failed to fetch categories. Please try again later.');
    const before = asked.length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked.slice(before).map(({ path }) => path)).toContain('/categories/primary');
  });
});
