// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { sessionStarted } from '@/shared/session';
import { selectToasts } from '@/shared/toast';

import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { wireProduct } from '../../../../tests/support/wishlist-provider';
import { ReorderButton } from './reorder-button';

it('no longer says that it failed when the next attempt adds the pieces', async () => {
  const product = wireProduct(7);
  const bought = {
    id: 1,
    quantity: 1,
    price: '8.00',
    product,
    product_size: { id: 10, size: 'S' },
  };
  const Screen = () => <ReorderButton order={{ id: 12, order_products: [bought] }} />;
  const answers: Answers = {
    '/cart': [],
    '/products/7': Response.json({ code: 500 }, { status: 500 }),
  };
  const { store, user } = renderPage(Screen, { path: '/order/12', answers });
  act(() => {
    const customer = { name: 'N', email: 'n@example.test', image: '', currency: 'USD' } as const;
    store.dispatch(sessionStarted({ token: 't', user: customer }));
  });
  const said = () => selectToasts(store.getState()).map(({ title }) => title);
  const again = () => user.click(screen.getByRole('button', { name: 'Order again, order 12' }));
  await again();
  await expect.poll(said).toEqual(['Failed to add item to cart']);
  answers['/products/7'] = product;
  await again();
  await expect.poll(said).toEqual(['Cart updated']);
});
