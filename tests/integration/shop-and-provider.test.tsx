// @vitest-environment jsdom
import '../support/node-globals';
import '@testing-library/jest-dom/vitest';

import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { demoShop } from '../../demo/catalogue/demo-shop';
import { fillIn } from '../support/fill-in';
import { openShop } from '../support/render-shop';
import { stubBrowser } from '../support/stub-browser';
import { createTestApp, type TestApp } from '../support/test-app';

let shop: TestApp;

beforeAll(async () => {
  stubBrowser();
  shop = await createTestApp();
});

afterAll(async () => {
  await shop.close();
});

beforeEach(() => {
  vi.restoreAllMocks();
});

/** A garment with several sizes, the first of them in stock. */
const garment = demoShop.products.find(
  ({ sizes }) => sizes.length > 1 && (sizes[1]?.stock ?? 0) > 3,
);
if (garment === undefined) throw new Error('The demo shop has no garment in stock.');
const size = garment.sizes[1]?.label ?? '';

const logIn = async () => {
  const { email, password } = demoShop.customer;
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password },
  });
  const { data } = answer.json<{ data: { token: string; user: object } }>();
  window.localStorage.setItem('token', data.token);
  window.localStorage.setItem('user', JSON.stringify(data.user));
  return data.token;
};

const currencyToggle = () => screen.getByRole('button', { name: /^currency/i });

describe('the shop and its provider', () => {
  it('a guest’s choice of size goes into the bag, the drawer opens, the browser remembers', async () => {
    const { user } = openShop(`/product/${garment.id}`, shop.app);
    await screen.findByRole('heading', { level: 1, name: garment.name });
    const add = screen.getAllByRole('button', { name: 'Add to Bag' })[0];
    expect(add).toHaveAttribute('aria-disabled', 'true');
    const [choice] = screen.getAllByRole('radio', { name: new RegExp(`^${size}\\b`) });
    if (add === undefined || choice === undefined) throw new Error('nothing to choose');
    await user.click(choice);
    await user.click(add);

    const drawer = await screen.findByRole('dialog', { name: /bag/i });
    expect(within(drawer).getAllByText(garment.name)[0]).toBeInTheDocument();
    await waitFor(() => {
      const stored = JSON.parse(window.localStorage.getItem('cart') ?? 'null') as unknown;
      expect(stored).toMatchObject({ items: [{ productId: garment.id, size, quantity: 1 }] });
    });
  });

  it('a guest’s currency changes at once and locally', async () => {
    const { user } = openShop('/about', shop.app);
    await user.click(currencyToggle());
    expect(currencyToggle()).toHaveTextContent('EUR');
    expect((await screen.findAllByText('Currency changed'))[0]).toBeVisible();
    await user.click(currencyToggle());
    await user.click(currencyToggle());
    expect(currencyToggle()).toHaveTextContent('USD');
  });

  it('a customer’s currency is reverted when saving it fails', async () => {
    await logIn();
    const { user } = openShop('/about', shop.app, {
      failing: { 'POST /api/profile/change-currency': 500 },
    });
    await waitFor(() => expect(currencyToggle()).toHaveTextContent('USD'));
    await user.click(currencyToggle());
    expect((await screen.findAllByText('Failed to update currency'))[0]).toBeVisible();
    expect(screen.getByText('Please try again later')).toBeInTheDocument();
    expect(currencyToggle()).toHaveTextContent('USD');
  });

  it('a guarded screen sends a guest to the login page, which leads back to it', async () => {
    const { router, user } = openShop('/personal-info', shop.app);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    const { email, password } = demoShop.customer;
    await fillIn(user, await screen.findByLabelText('Email'), email);
    await fillIn(user, screen.getByLabelText('Password'), password);
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('button', { name: /^log ?in$/i }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/personal-info'));
    expect(window.localStorage.getItem('token')).toBeTruthy();
  });

  it('a session that the provider ended leads to the login page and leaves nothing behind', async () => {
    const token = await logIn();
    await shop.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { authorization: `Bearer ${token}` },
    });
    const { router, store } = openShop('/profile', shop.app);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(JSON.stringify(store.getState())).not.toContain(demoShop.customer.email);
  });

  it('a logout succeeds even if the provider refuses it', async () => {
    await logIn();
    const { router, user } = openShop('/profile', shop.app, {
      failing: { 'POST /api/logout': 500 },
    });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect((await screen.findAllByText('Logged out successfully'))[0]).toBeVisible();
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
    // Nor is there a place for the next login to lead back to.
    expect(router.state.location.state).toBeNull();
  });

  it('orders that fail to load show an error', async () => {
    await logIn();
    openShop('/profile', shop.app, { failing: { 'GET /api/orders': 500 } });
    expect((await screen.findAllByText('Failed to load orders'))[0]).toBeInTheDocument();
  });

  it('a catalogue that fails to load shows a page with Try again', async () => {
    openShop('/shop', shop.app, { failing: { 'POST /api/products': 500 } });
    await waitFor(() => {
      expect(
        screen.getByText('Failed to fetch products. Please try again later.'),
      ).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    });
  });

  it('an unknown product shows Product not found', async () => {
    openShop('/product/999999', shop.app);
    expect((await screen.findAllByText('Product not found'))[0]).toBeInTheDocument();
  });
});
