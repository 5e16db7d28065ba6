// @vitest-environment jsdom
import '../support/node-globals';
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Address } from '@contract/address';
import type { User } from '@contract/customer';
import type { Currency } from '@contract/money';
import { changeStarted } from '@/entities/currency';
import { userChanged } from '@/shared/session';

import { demoShop } from '../../demo/catalogue/demo-shop';
import { productSizes, settings } from '../../server/src/db/schema';
import { fillIn } from '../support/fill-in';
import { openShop } from '../support/render-shop';
import { stubBrowser } from '../support/stub-browser';
import { createTestApp, type TestApp } from '../support/test-app';

let shop: TestApp;
let token: string;
let bought: { name: string; sizeId: number; size: string; prices: Record<Currency, string> };

const call = async <T,>(method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await shop.app.inject({ method, url: `/api${url}`, headers, payload });
  return answer.json<{ data: T }>().data;
};

beforeAll(async () => {
  stubBrowser();
  shop = await createTestApp();
  const { email, password } = demoShop.customer;
  const session = await call<{ token: string; user: object }>('POST', '/login', {
    email,
    password,
  });
  token = session.token;
  const { data: products } = await call<{ data: WireProduct[] }>('POST', '/products', {
    in_stock_only: true,
  });
  const product = products.find(({ sizes }) => sizes.some(({ stock }) => stock > 1));
  const size = product?.sizes.find(({ stock }) => stock > 1);
  if (product === undefined || size === undefined) throw new Error('Nothing is in stock');
  const line = { product_id: product.id, product_size_id: size.id, quantity: 2 };
  await call('POST', '/cart', line);
  bought = {
    name: product.name,
    sizeId: size.id,
    size: size.size,
    prices: { USD: size.price_in_usd, EUR: size.price_in_eur, AED: size.price_in_aed },
  };
});

interface WireProduct {
  id: number;
  name: string;
  sizes: {
    id: number;
    size: string;
    stock: number;
    price_in_usd: string;
    price_in_eur: string;
    price_in_aed: string;
  }[];
}

afterAll(async () => {
  await shop.close();
});

beforeEach(async () => {
  const { user } = await call<{ user: object }>('GET', '/profile');
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
});

const open = async () => {
  const page = openShop('/checkout', shop.app);
  const summary = await screen.findByRole('region', { name: 'Order summary' });
  await screen.findByRole('radio', { name: /^Cash on delivery/ });
  const amount = (label: string) => within(summary).getByText(label).nextElementSibling;
  return { ...page, summary: within(summary), amount };
};

const whole = (amount: number) =>
  amount.toLocaleString('en-US', { maximumFractionDigits: 0, roundingMode: 'halfExpand' });

/** With plain spaces: an amount does not break after its currency. */
const wordsOf = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');

describe('the checkout (sections 2, 5 and 9)', () => {
  it.each([
    ['USD', '$', 19.07],
    ['EUR', '€', 17.5],
    ['AED', 'AED ', 70],
  ] as const)(
    'sums up the order in %s without decimals, with the flat shipping',
    async (currency, prefix, shipping) => {
      await call('POST', '/profile/change-currency', { currency });
      const user = await call<{ user: object }>('GET', '/profile');
      localStorage.setItem('user', JSON.stringify(user.user));
      const { summary, amount } = await open();
      const two = 2 * Number(bought.prices[currency]);
      await waitFor(() => {
        expect(amount('Subtotal')).toHaveTextContent(`${prefix}${whole(two)}`);
      });
      expect(summary.getByText(bought.name)).toBeVisible();
      expect(summary.getByText(`Size ${bought.size}`)).toBeVisible();
      expect(summary.getByText('Quantity 2')).toBeVisible();
      expect(summary.getAllByRole('presentation')).toHaveLength(1);
      expect(wordsOf(amount('Shipping'))).toBe(`${prefix}${whole(shipping)}`);
      expect(wordsOf(amount('Total'))).toBe(`${prefix}${whole(two + shipping)}`);
    },
  );

  it('asks for the bag and the profile once, in a small frame: the specified header, a footer without headings', async () => {
    const { calls } = await open();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled();
    });
    expect(calls.filter((call) => /cart|profile/.test(call))).toEqual([
      'GET /api/cart',
      'GET /api/profile',
    ]);
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('button', { name: /^Bag/ })).toBeVisible();
    expect(header.queryByRole('link', { name: 'Wishlist' })).not.toBeInTheDocument();
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Contact Us' })).toBeVisible();
    expect(footer.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('shows one currency everywhere while a change is being saved', async () => {
    await call('POST', '/profile/change-currency', { currency: 'USD' });
    const { user } = await call<{ user: User }>('GET', '/profile');
    localStorage.setItem('user', JSON.stringify(user));
    const { store, amount } = await open();
    await waitFor(() => {
      expect(amount('Subtotal')).toHaveTextContent('$');
    });
    act(() => {
      store.dispatch(changeStarted('EUR'));
      store.dispatch(userChanged({ ...user, currency: 'USD' }));
    });
    expect(screen.getByRole('button', { name: /^Currency: EUR/ })).toBeVisible();
    for (const label of ['Subtotal', 'Shipping', 'Total']) {
      expect(amount(label)).toHaveTextContent('€');
    }
  });

  it('offers to pay by card or, unless chosen otherwise, with cash', async () => {
    await open();
    const card = screen.getByRole('radio', { name: /Pay securely with your credit card/ });
    const cash = screen.getByRole('radio', { name: /Pay with cash when your order is delivered/ });
    expect([card, cash].map((choice) => choice.getAttribute('value'))).toEqual([
      'credit_card',
      'cash_on_delivery',
    ]);
    expect(cash).toBeChecked();
  });

  it('is prefilled from the first address, and asks for everything but the apartment', async () => {
    const [first] = await call<Address[]>('GET', '/addresses');
    const { user } = await open();
    const filled: Record<string, string | undefined> = {
      'First Name': first?.first_name,
      'Last Name': first?.last_name,
      'Street Address': first?.address,
      City: first?.city,
      State: first?.state,
      'ZIP Code': first?.zip_code,
      Country: first?.country,
    };
    await waitFor(() => {
      expect(screen.getByLabelText('City')).toHaveValue(first?.city);
    });
    for (const [label, value] of Object.entries(filled)) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
    expect(screen.getByLabelText('Phone')).toHaveValue('');

    const typed = ['First Name', 'Last Name', 'Street Address', 'City', 'ZIP Code'];
    for (const label of typed) await user.clear(screen.getByLabelText(label));
    await user.clear(screen.getByLabelText('Apartment, suite, etc. (optional)'));
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    // The first of them, in the order that they stand in.
    await waitFor(() => {
      expect(screen.getByLabelText('First Name')).toHaveFocus();
    });
    for (const label of [...typed, 'Phone']) {
      await waitFor(() => {
        expect(screen.getByLabelText(label)).toBeInvalid();
      });
    }
    expect(screen.getByLabelText('Apartment, suite, etc. (optional)')).toBeValid();
  });

  it('never charges another total than the one shown beside Place Order', async () => {
    await call('POST', '/profile/change-currency', { currency: 'USD' });
    const { user, amount } = await open();
    await fillIn(user, screen.getByLabelText('Phone'), '+971 50 000 0142');
    const raise = (minor: number) =>
      shop.db.orm
        .update(productSizes)
        .set({ priceUsd: minor })
        .where(eq(productSizes.id, bought.sizeId));
    await raise(100_000);
    await shop.db.orm.update(settings).set({ shippingUsd: 2500 });
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    const said = 'The total has changed: it is now $2,025.00.';
    const review = within(screen.getByRole('region', { name: 'Review' }));
    expect(await review.findByText(said, { exact: false })).toBeVisible();
    expect(review.getByText(/^You will pay exactly/)).toHaveTextContent(
      /^You will pay exactly \$2,025\.00 in cash, in this currency, when it is delivered\./,
    );
    expect(amount('Total')).toHaveTextContent('$2,025');
    expect(screen.getByLabelText('Phone')).toHaveValue('+971 50 000 0142');
    expect(await call('GET', '/cart')).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByRole('heading', { name: /Order #/ })).toBeVisible();
    const [order] = await call<{ price: string; charge_price: string }[]>('GET', '/orders');
    expect(order).toMatchObject({ price: '2000.00', charge_price: '25.00' });
  });
});
