// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { wireProduct } from '../../../../tests/support/wishlist-provider';
import { collections } from '../model/collection';
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

  it.each(collections().map(({ path }) => path))(
    'has how many pieces it has, Filter & Sort, a grid and Load more, as the shop: %s',
    async (path) => {
      const { user, router } = openCollection(path, {
        '/categories/primary': [
          { id: 8, name: 'Ready-To-Wear', slug: 'ready-to-wear' },
          { id: 9, name: 'Accessories', slug: 'accessories' },
        ],
        '/products': {
          data: [wireProduct(1), wireProduct(2)],
          current_page: 1,
          last_page: 3,
          per_page: 2,
          total: 6,
        },
      });
      const shown = () => screen.getAllByRole('heading', { level: 2 });
      expect(await screen.findByText('6 pieces')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: /Filter & Sort/ })).toBeInTheDocument();
      expect(shown()).toHaveLength(2);
      expect(shown()[1]?.closest('[data-columns="4"]')).toBeInTheDocument();
      await user.click(screen.getByRole('link', { name: 'Load more' }));
      await waitFor(() => {
        expect(shown()).toHaveLength(4);
      });
      expect(router.state.location).toMatchObject({ pathname: path, search: '?to=2' });
      expect(screen.getByText('4 of 6 pieces')).toBeInTheDocument();
    },
  );

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
