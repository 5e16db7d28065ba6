// @vitest-environment jsdom
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { api } from '@/shared/api';
import type { StoreExtra } from '@/shared/redux';
import { sessionStarted } from '@/shared/session';

import { makeStore } from './make-store';
import type { RootState } from './root-reducer';

import.meta.glob(['../../**/api/*.ts', '!**/*.test.ts'], { eager: true });

const user = { name: 'Noura', email: 'noura@selvage.test', image: '', currency: 'AED' } as const;
const address = {
  first_name: 'Noura',
  last_name: 'Haddad',
  address: '14 Al Seef Walk',
  apartment: '',
  city: 'Dubai',
  state: 'Dubai',
  zip_code: '00000',
  country: 'United Arab Emirates',
};
const order = { ...address, payment_method: 'cash_on_delivery', phone: '+971 50 000 0142' };
const passwords = { password: 'warp and weft', password_confirmation: 'warp and weft' };
const line = { product_id: 7, product_size_id: 70, quantity: 2 };
const bagLine = { id: '7:70:', productId: 7, productSizeId: 70, color: '', serverId: 3 };
const message = { name: 'N', email: user.email, subject: 'A hem', message: 'Up or down?' };

interface Row {
  /** The endpoint's name, and what it is given. */
  call: [name: string, arg?: unknown];
  /** Method and path, in the order in which they are asked. */
  asks: string[];
  body?: unknown;
  /** The token that is sent; none where the call is anybody's. */
  bearer?: string;
}

const session = { bearer: 'session' };
const own = { bearer: 'own' };

/** The calls of the specification's table, and the one beyond it. */
const rows: Row[] = [
  {
    call: ['setCartItem', { line: bagLine, quantity: 2 }],
    asks: ['POST /cart'],
    body: line,
    ...session,
  },
  { call: ['getCart'], asks: ['GET /cart'], ...session },
  { call: ['getProfile'], asks: ['GET /profile'], ...session },
  { call: ['removeCartItem', bagLine], asks: ['DELETE /cart/3'], ...session },
  {
    call: ['saveCurrency', 'EUR'],
    asks: ['POST /profile/change-currency'],
    body: { currency: 'EUR' },
    ...session,
  },
  {
    call: ['changePassword', { current_password: 'before', ...passwords }],
    asks: ['POST /profile/change-password'],
    body: { current_password: 'before', ...passwords },
    ...session,
  },
  {
    call: ['updateProfile', { name: 'N', email: user.email }],
    asks: ['POST /profile/update'],
    body: { name: 'N', email: user.email, image: '' },
    ...session,
  },
  { call: ['getAddresses'], asks: ['GET /addresses'], ...session },
  { call: ['addAddress', address], asks: ['POST /addresses'], body: address, ...session },
  {
    call: ['updateAddress', { id: 4, address }],
    asks: ['POST /addresses/4'],
    body: address,
    ...session,
  },
  { call: ['deleteAddress', 4], asks: ['DELETE /addresses/4'], ...session },
  { call: ['placeOrder', { order, key: 'k' }], asks: ['POST /orders'], body: order, ...session },
  { call: ['getOrders'], asks: ['GET /orders'], ...session },
  { call: ['getOrder', '12'], asks: ['GET /orders/12'], ...session },
  { call: ['cancelOrder', 12], asks: ['POST /orders/12/cancel'], body: {}, ...session },
  { call: ['refundOrder', 12], asks: ['POST /orders/12/refund'], body: {}, ...session },
  { call: ['payOrder', 12], asks: ['POST /orders/12/pay'], body: {}, ...session },
  { call: ['logout', 'own'], asks: ['POST /logout'], ...own },
  { call: ['getBanners'], asks: ['GET /banners'], ...session },
  {
    call: ['listProducts', { categoryId: 6, minPrice: '5', onSale: true, currency: 'EUR' }],
    asks: ['POST /products'],
    body: { category_id: 6, min_price: '5', on_sale: true, currency: 'EUR', page: 1 },
    ...session,
  },
  {
    call: ['listProductPages', { categoryId: 6, page: 2 }],
    asks: ['POST /products'],
    body: { category_id: 6, page: 2 },
    ...session,
  },
  { call: ['getProduct', '7'], asks: ['GET /products/7'], ...session },
  { call: ['getProductsById', [7]], asks: ['GET /products/7'] },
  { call: ['getCategories'], asks: ['GET /categories/primary'], ...session },
  { call: ['getAboutUs'], asks: ['GET /about-us'], ...session },
  { call: ['getSettings'], asks: ['GET /settings'], ...session },
  { call: ['sendMessage', message], asks: ['POST /contact-us'], body: message, ...session },
  {
    call: ['login', { email: user.email, password: 'warp and weft' }],
    asks: ['POST /login'],
    body: { email: user.email, password: 'warp and weft' },
  },
  {
    call: ['requestReset', { email: user.email }],
    asks: ['POST /forget-password'],
    body: { email: user.email },
  },
  {
    call: ['checkResetCode', { email: user.email, otp: '123456' }],
    asks: ['POST /reset-password-check'],
    body: { email: user.email, otp: '123456' },
  },
  {
    call: ['resetPassword', { token: 'own', ...passwords }],
    asks: ['POST /reset-password'],
    body: passwords,
    ...own,
  },
  {
    call: ['register', { name: 'N', email: user.email, ...passwords }],
    asks: ['POST /register'],
    body: { name: 'N', email: user.email, ...passwords },
  },
  {
    call: ['verifyEmail', { token: 'own', otp: '123456' }],
    asks: ['POST /verify-email'],
    body: { otp: '123456' },
    ...own,
  },
  { call: ['resendCode', 'own'], asks: ['POST /resend-otp-for-verification'], body: {}, ...own },
];

/** The endpoints by name, whatever they are given. */
const endpoints = api.endpoints as unknown as Record<
  string,
  {
    initiate: (arg: unknown) => ThunkAction<Promise<unknown>, RootState, StoreExtra, UnknownAction>;
  }
>;

const callNamed = (name: string, arg?: unknown) => {
  const call = endpoints[name]?.initiate(arg);
  if (call === undefined) throw new Error(`There is no call ${name}`);
  return call;
};

/** A customer calls, and a provider that knows the customer and nothing else is asked. */
const callOf = async ([name, arg]: Row['call']) => {
  const asked: { what: string; body: unknown; bearer: string | undefined }[] = [];
  const store = makeStore({
    apiUrl: 'http://shop.test/api',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = await request.text();
      const path = new URL(request.url).pathname.replace(/^\/api/, '');
      asked.push({
        what: `${request.method} ${path}`,
        body: body === '' ? undefined : JSON.parse(body),
        bearer: request.headers.get('authorization')?.replace(/^Bearer /, ''),
      });
      return path === '/profile'
        ? Response.json({ code: 200, message: 'OK', data: { user } })
        : Response.json({ code: 500 }, { status: 500 });
    },
  });
  store.dispatch(sessionStarted({ token: 'session', user }));
  await store.dispatch(callNamed(name, arg));
  return asked;
};

afterEach(() => {
  vi.useRealTimers();
});

describe('the calls that the shop makes (section 7)', () => {
  it('are those of the table', () => {
    expect(Object.keys(endpoints).sort()).toEqual(rows.map(({ call }) => call[0]).sort());
  });

  it.each(rows)('$call.0 asks $asks', async ({ call, asks, body, bearer }) => {
    expect(await callOf(call)).toEqual(asks.map((what) => ({ what, body, bearer })));
  });

  it('are given as long as they take: no request time-out (section 9)', async () => {
    vi.useFakeTimers();
    const anHour = 3_600_000;
    const signals: AbortSignal[] = [];
    const store = makeStore({
      apiUrl: 'http://shop.test/api',
      fetch: async (input, init) => {
        signals.push(new Request(input, init).signal);
        await new Promise((resolve) => setTimeout(resolve, anHour));
        return Response.json({ code: 200, message: 'OK', data: [] });
      },
    });
    const asking = store.dispatch(callNamed('getOrders'));
    await vi.advanceTimersByTimeAsync(anHour + 1);
    expect(await asking).toMatchObject({ isSuccess: true, data: [] });
    expect(signals[0]?.aborted).toBe(false);
  });
});
