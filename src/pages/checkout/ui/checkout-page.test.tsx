// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { itemAdded } from '@/entities/cart';

import { chosenDress } from '../../../../tests/support/chosen-lines';
import { renderPage } from '../../../../tests/support/render-page';
import { CheckoutPage } from './checkout-page';

it('has its heading while the bag is loading, where it stays', async () => {
  const { store } = renderPage(CheckoutPage, { path: '/checkout' });
  const heading = screen.getByRole('heading', { level: 1, name: 'Checkout' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  act(() => {
    store.dispatch(itemAdded(chosenDress));
  });
  expect(await screen.findByRole('heading', { name: 'Order summary' })).toBeVisible();
  expect(heading).toBeVisible();
});
