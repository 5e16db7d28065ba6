// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { wireProduct } from '../../../../tests/support/wishlist-provider';
import { ProductStrip } from './product-strip';

const open = (answers: Answers) =>
  renderPage(() => <ProductStrip heading="Recently viewed" pieces={[{ id: 1 }, { id: 2 }]} />, {
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

  it('has an empty list where nothing is left, which hides its heading too', async () => {
    open({});
    const strip = within(screen.getByRole('region', { name: 'Recently viewed' }));
    await waitFor(() => {
      expect(strip.getByRole('list')).toBeEmptyDOMElement();
    });
  });
});
