// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { itemAdded } from '@/entities/cart';

import { chosenDress } from '../../../../tests/support/chosen-lines';
import { renderPage } from '../../../../tests/support/render-page';
import { placingFailed } from '../model/checkout-slice';
import { CheckoutWizard } from './checkout-wizard';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('max-width'),
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const Wizard = () => (
  <CheckoutWizard
    loading={false}
    summary={null}
    unavailableLines={null}
    currencyOffer={() => null}
  />
);

it('says on a phone, above Proceed to Checkout, why the last order was not placed', async () => {
  const { store } = renderPage(Wizard, { path: '/checkout' });
  const proceed = await screen.findByRole('button', { name: 'Proceed to Checkout' });
  act(() => {
    store.dispatch(placingFailed({ error: 'Order ID not found in response' }));
  });
  await screen.findByText('Order ID not found in response');
  expect(proceed.closest('[data-bar]')).toHaveTextContent(
    'Order ID not found in responseProceed to Checkout',
  );
});

it('says on a phone, above Proceed to Checkout, what to do about a piece that has sold out', async () => {
  const { store } = renderPage(Wizard, { path: '/checkout' });
  const proceed = await screen.findByRole('button', { name: 'Proceed to Checkout' });
  expect(proceed.closest('[data-bar]')).toHaveTextContent(/^Proceed to Checkout$/);
  act(() => {
    store.dispatch(itemAdded({ ...chosenDress, stock: 0 }));
  });
  expect(proceed.closest('[data-bar]')).toHaveTextContent(
    /^To check out, remove or change the items/,
  );
});

it('says on a phone, beside Proceed to Checkout, what is to be paid', async () => {
  const { store } = renderPage(Wizard, { path: '/checkout' });
  const proceed = await screen.findByRole('button', { name: 'Proceed to Checkout' });
  act(() => {
    store.dispatch(itemAdded(chosenDress));
  });
  expect(proceed.closest('[data-bar]')).toHaveTextContent(
    /^Total \$119Exactly \$119\.07Proceed to Checkout$/,
  );
});
