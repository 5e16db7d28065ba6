// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { wireProduct } from '../../../../tests/support/wishlist-provider';
import { ProductStrip } from './product-strip';
import type { StripPiece } from './strip-items';

const open = (answers: Answers, pieces: readonly StripPiece[] = [{ id: 1 }, { id: 2 }]) =>
  renderPage(() => <ProductStrip heading="Recently viewed" pieces={pieces} />, {
    path: '/product/3',
    answers,
  });

describe('a strip of products', () => {
  it('leaves out what is no longer sold', async () => {
    open({ '/products/2': wireProduct(2) });
    expect(await screen.findByRole('link', { name: /^Dress 2/ })).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getAllByRole('listitem')).toHaveLength(1);
    });
    expect(screen.getByText('Recently viewed')).toBeVisible();
  });

  it('shows a product in the first of the wanted colors that it has', async () => {
    const colors = ['Sage', 'Ochre'];
    const product = {
      ...wireProduct(1),
      attributes: [{ name: 'Color', options: colors }],
      images: colors.map((color) => ({ image: `/media/${color}.jpg`, alt: '', color })),
    };
    open({ '/products/1': product }, [{ id: 1, colors: ['Champagne', 'Ochre', 'Sage'] }]);
    const link = await screen.findByRole('link', { name: /Dress 1/ });
    expect(link).toHaveAttribute('href', '/product/1?color=Ochre');
  });

  it('has an empty list where nothing is left, which hides its heading too', async () => {
    open({});
    const strip = within(screen.getByRole('region', { name: 'Recently viewed' }));
    await waitFor(() => {
      expect(strip.getByRole('list')).toBeEmptyDOMElement();
    });
  });
});
