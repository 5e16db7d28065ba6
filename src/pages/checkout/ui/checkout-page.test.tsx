// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import type { Address } from '@contract/address';
import { itemAdded, selectBag } from '@/entities/cart';
import { sessionStarted } from '@/shared/session';

import { phone, savedAddress } from '../../../../tests/support/addresses';
import { wireLine } from '../../../../tests/support/bag-provider';
import { chosenDress } from '../../../../tests/support/chosen-lines';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { CheckoutPage } from './checkout-page';

const user = { name: '', email: '', image: '', currency: 'USD' } as const;

/** Checkout of a customer with a bag, in a browser that loses and gets its connection. */
const openAsCustomer = (
  connection: 'online' | 'offline',
  { lines = [wireLine(7, 2)], addresses = [] as Address[] } = {},
) => {
  const browser = { isOffline: connection === 'offline' };
  const answers: Answers = {
    '/cart': lines,
    '/profile': { user },
    '/addresses': addresses,
    '/orders': [],
  };
  const page = renderPage(CheckoutPage, {
    path: '/checkout',
    answers,
    isOffline: () => browser.isOffline,
  });
  const turn = (now: 'online' | 'offline') => {
    browser.isOffline = now === 'offline';
    act(() => {
      window.dispatchEvent(new Event(now));
    });
  };
  act(() => {
    page.store.dispatch(sessionStarted({ token: 't', user }));
  });
  return { ...page, answers, turn };
};

beforeEach(() => {
  sessionStorage.clear();
});

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

it('does not open without a connection, and with one fetches what the pieces cost now', async () => {
  const { asked, turn } = openAsCustomer('offline');
  expect(screen.getByRole('heading', { level: 2, name: 'You are offline' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  const before = asked.length;
  turn('online');
  expect(await screen.findByRole('heading', { name: 'Order summary' })).toBeVisible();
  expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
  expect(asked.slice(before).map(({ path }) => path)).toContain('/cart');
});

it('stays open with what was typed where the connection goes', async () => {
  const { turn, user: person } = openAsCustomer('online');
  const city = await screen.findByLabelText(/^City/);
  await person.type(city, 'Dubai');
  turn('offline');
  expect(screen.getByLabelText(/^City/)).toHaveValue('Dubai');
  await person.type(city, ' Marina');
  turn('online');
  expect(screen.getByLabelText(/^City/)).toHaveValue('Dubai Marina');
});

it('keeps showing what was ordered until the order page is there', async () => {
  const addresses = [savedAddress];
  const { answers, store, user: person } = openAsCustomer('online', { addresses });
  const city = await screen.findByLabelText(/^City/);
  await expect.poll(() => city).toHaveValue(savedAddress.city);
  await person.click(screen.getByLabelText(/^Phone/));
  await person.paste(phone);
  const place = screen.getByRole('button', { name: 'Place Order' });
  Object.assign(answers, { '/cart': [], 'POST /orders': { id: 12 } });
  await person.click(place);
  await expect.poll(() => store.getState().checkout.status).toBe('placed');
  await expect.poll(() => selectBag(store.getState()).lines).toEqual([]);
  expect(screen.getByText('Dress 7')).toBeVisible();
  expect(place).toHaveAttribute('aria-busy', 'true');
  cleanup();
  expect(store.getState().checkout).toMatchObject({ orderedBag: null, attempt: null });
  expect(sessionStorage.getItem('checkout')).toBeNull();
});

it('opens the choice of another size for a piece that has sold out', async () => {
  const soldOut = { ...wireLine(7, 2), product_size: { id: 70, size: 'S', stock: 0 } };
  const { user: person } = openAsCustomer('online', { lines: [soldOut] });
  await person.click(await screen.findByRole('button', { name: 'Choose another size: Dress 7' }));
  expect(await screen.findByRole('dialog', { name: 'Choose another size' })).toBeInTheDocument();
});
