// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { ProductSummary } from '@/entities/product';

import { renderPage } from '../../../../tests/support/render-page';
import { ProductGrid } from './product-grid';

const products = Array.from({ length: 16 }, (_, index): ProductSummary => ({
  ...{ id: index + 1, name: `Dress ${index + 1}`, image: '', secondImage: null, prices: null },
  ...{ discountPercentage: 0, soldOut: false, color: null, colorCount: 0, matchedColor: null },
  category: { id: 1, name: 'Dresses', slug: 'dresses' },
}));

const Grid = () => <ProductGrid pages={[products]} interludes />;

const story = {
  id: 1,
  name: 'Voile',
  image: '/1.jpg',
  description: 'A season of voile',
  video: '',
};

const nearIt: (() => void)[] = [];

/** Renders the grid, whose interlude is out of view; `near` scrolls to it. */
const openGrid = (stories: unknown[]) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        nearIt.push(() => callback([{ isIntersecting: true }]));
      }
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
  const answers = { '/about-us': { about_us: [], features: [], stories } };
  renderPage(Grid, { path: '/shop', answers });
  const [place] = screen.getAllByRole('listitem').slice(12);
  if (!place) throw new Error('No place of an interlude');
  const near = () => {
    act(() => nearIt.splice(0).forEach((call) => call()));
  };
  return { place, near };
};

afterEach(() => {
  nearIt.length = 0;
  vi.unstubAllGlobals();
});

describe('the place of an interlude', () => {
  it('is filled without another element in the list', async () => {
    const { place, near } = openGrid([story]);
    expect(place).toBeEmptyDOMElement();
    near();
    expect(await within(place).findByText('A season of voile')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(products.length + 1);
  });

  it('is taken away where the house has none', async () => {
    const { place, near } = openGrid([]);
    near();
    await waitFor(() => {
      expect(place).not.toBeVisible();
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(products.length);
  });
});
