// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { sessionStarted } from '@/shared/session';
import { selectToasts } from '@/shared/toast';

import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { wireProduct } from '../../../../tests/support/wishlist-provider';
import { ReorderButton } from './reorder-button';

/** The page of a customer's order of one piece of product 7. */
const openOrder = (answers: Answers) => {
  const bought = {
    id: 1,
    quantity: 1,
    price: '8.00',
    product: wireProduct(7),
    product_size: { id: 10, size: 'S' },
  };
  const Screen = () => <ReorderButton order={{ id: 12, order_products: [bought] }} />;
  const page = renderPage(Screen, { path: '/order/12', answers });
  act(() => {
    const customer = { name: 'N', email: 'n@example.test', image: '', currency: 'USD' } as const;
    page.store.dispatch(sessionStarted({ token: 't', user: customer }));
  });
  return { ...page, again: screen.getByRole('button', { name: 'Order again, order 12' }) };
};

it('no longer says that it failed when the next attempt adds the pieces', async () => {
  const answers: Answers = {
    '/cart': [],
    '/products/7': Response.json({ code: 500 }, { status: 500 }),
  };
  const { store, user, again } = openOrder(answers);
  const said = () => selectToasts(store.getState()).map(({ title }) => title);
  await user.click(again);
  await expect.poll(said).toEqual(['Failed to add item to cart']);
  answers['/products/7'] = wireProduct(7);
  await user.click(again);
  await expect.poll(said).toEqual(['Cart updated']);
  expect(store.getState().overlay.open).toBe('cart');
});

it('goes on when its page is left, and says there what was added, without opening the bag', async () => {
  const { store, again } = openOrder({ '/cart': [], '/products/7': wireProduct(7) });
  fireEvent.click(again);
  cleanup();
  await expect
    .poll(() => selectToasts(store.getState()))
    .toMatchObject([{ title: 'Cart updated', description: '1 piece was added.' }]);
  expect(store.getState().overlay.open).toBeNull();
});
