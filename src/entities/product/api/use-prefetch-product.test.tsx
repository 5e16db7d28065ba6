// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { renderPage } from '../../../../tests/support/render-page';
import { usePrefetchProduct } from './use-prefetch-product';

const ProductLink = () => (
  <a href="/product/7" {...usePrefetchProduct(7)}>
    Silk dress
  </a>
);

const openLink = () => {
  const { asked } = renderPage(ProductLink, { path: '/shop' });
  return { link: screen.getByRole('link'), asked };
};

it('fetches a product early when its link is hovered', async () => {
  const { link, asked } = openLink();
  await userEvent.hover(link);
  await waitFor(() => {
    expect(asked.map(({ path }) => path)).toEqual(['/products/7']);
  });
});

it('fetches it when its link is focused', async () => {
  const { asked } = openLink();
  await userEvent.tab();
  await waitFor(() => {
    expect(asked).toHaveLength(1);
  });
});

it('fetches nothing for a finger that may be scrolling', async () => {
  const { link, asked } = openLink();
  await userEvent.pointer({ keys: '[TouchA>]', target: link });
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(asked).toEqual([]);
});
