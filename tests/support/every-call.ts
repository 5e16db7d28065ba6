import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { RootState } from '@/app/redux';
import { api } from '@/shared/api';
import type { StoreExtra } from '@/shared/redux';

import { dubai, phone } from './addresses';

import.meta.glob(['../../src/**/api/*.ts', '!**/*.test.ts'], { eager: true });

export const user = {
  name: 'Noura',
  email: 'noura@selvage.test',
  image: '',
  currency: 'AED',
} as const;
const order = { ...dubai, payment_method: 'cash_on_delivery', phone };
const passwords = { password: 'warp and weft', password_confirmation: 'warp and weft' };
const line = { product_id: 7, product_size_id: 70, quantity: 2 };
const bagLine = { id: '7:70:', productId: 7, productSizeId: 70, color: '', serverId: 3 };
const prices = { USD: 100, EUR: 90, AED: 367 };
const wish = {
  id: '7:70:Ink',
  productId: 7,
  sizeId: 70,
  color: 'Ink',
  addedPrices: prices,
  addedAt: '2026-11-22T19:00:00.000Z',
};
/** The token of a mailed link. */
export const linkToken = '7.mailed-link';
const message = { name: 'N', email: user.email, subject: 'A hem', message: 'Up or down?' };

export interface CallExample {
  /** The endpoint's name and its argument. */
  call: [name: string, arg?: unknown];
  /** Method and path of its requests, in order. */
  asks: string[];
  body?: unknown;
  /** The token that is sent; none for a public call. */
  bearer?: string;
}

const session = { bearer: 'session-token' };
const own = { bearer: 'own-token' };

/** The calls of section 7, and those beyond it. */
export const callExamples: CallExample[] = [
  {
    call: ['setCartItem', { line: bagLine, quantity: 2 }],
    asks: ['POST /cart'],
    body: line,
    ...session,
  },
  { call: ['getCart'], asks: ['GET /cart'], ...session },
  { call: ['getWishlist'], asks: ['GET /wishlist'], ...session },
  {
    call: ['addWish', wish],
    asks: ['POST /wishlist'],
    body: { product_id: 7, product_size_id: 70, color: 'Ink' },
    ...session,
  },
  {
    call: ['removeWish', { ...wish, serverId: 5 }],
    asks: ['DELETE /wishlist/5'],
    ...session,
  },
  {
    call: ['requestBackInStock', { productId: 7, sizeId: 70, email: user.email }],
    asks: ['POST /back-in-stock'],
    body: { product_size_id: 70, email: user.email },
    ...session,
  },
  {
    call: ['confirmBackInStock', linkToken],
    asks: ['POST /back-in-stock/confirm'],
    body: { token: linkToken },
  },
  {
    call: ['unsubscribeBackInStock', linkToken],
    asks: ['POST /back-in-stock/unsubscribe'],
    body: { token: linkToken },
  },
  { call: ['getProfile'], asks: ['GET /profile'], ...session },
  { call: ['removeCartItem', bagLine], asks: ['DELETE /cart/3'], ...session },
  {
    call: ['saveCurrency', 'EUR'],
    asks: ['POST /profile/change-currency'],
    body: { currency: 'EUR' },
    ...session,
  },
  {
    call: ['changePassword', { current_password: 'weft and warp', ...passwords }],
    asks: ['POST /profile/change-password'],
    body: { current_password: 'weft and warp', ...passwords },
    ...session,
  },
  {
    call: ['updateProfile', { name: 'N', email: user.email }],
    asks: ['POST /profile/update'],
    body: { name: 'N', email: user.email, image: '' },
    ...session,
  },
  {
    call: ['confirmEmail', { otp: '042017' }],
    asks: ['POST /profile/confirm-email'],
    body: { otp: '042017' },
    ...session,
  },
  {
    call: ['resendEmailCode'],
    asks: ['POST /profile/confirm-email/resend'],
    body: {},
    ...session,
  },
  {
    call: ['cancelEmailChange'],
    asks: ['POST /profile/confirm-email/cancel'],
    body: {},
    ...session,
  },
  { call: ['getAddresses'], asks: ['GET /addresses'], ...session },
  { call: ['addAddress', dubai], asks: ['POST /addresses'], body: dubai, ...session },
  {
    call: ['updateAddress', { id: 4, address: dubai }],
    asks: ['POST /addresses/4'],
    body: dubai,
    ...session,
  },
  { call: ['deleteAddress', 4], asks: ['DELETE /addresses/4'], ...session },
  { call: ['placeOrder', { order, key: 'k' }], asks: ['POST /orders'], body: order, ...session },
  { call: ['getOrders'], asks: ['GET /orders'], ...session },
  { call: ['getOlderOrders'], asks: ['GET /orders'], ...session },
  { call: ['getOrder', '12'], asks: ['GET /orders/12'], ...session },
  { call: ['cancelOrder', 12], asks: ['POST /orders/12/cancel'], body: {}, ...session },
  { call: ['refundOrder', 12], asks: ['POST /orders/12/refund'], body: {}, ...session },
  { call: ['payOrder', 12], asks: ['POST /orders/12/pay'], body: {}, ...session },
  { call: ['logout', 'own-token'], asks: ['POST /logout'], ...own },
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
    body: { category_id: 6, currency: 'AED', page: 2 },
    ...session,
  },
  { call: ['getProduct', '7'], asks: ['GET /products/7'], ...session },
  { call: ['getProductsById', [7]], asks: ['GET /products/7'] },
  { call: ['getCategories'], asks: ['GET /categories/primary'], ...session },
  { call: ['getAboutUs'], asks: ['GET /about-us'], ...session },
  { call: ['getSettings'], asks: ['GET /settings'], ...session },
  { call: ['getLabels'], asks: ['GET /labels'], ...session },
  { call: ['getPolicy', 'privacy'], asks: ['GET /policies/privacy'], ...session },
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
    call: ['resetPassword', { token: 'own-token', ...passwords }],
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
    call: ['verifyEmail', { token: 'own-token', otp: '123456' }],
    asks: ['POST /verify-email'],
    body: { otp: '123456' },
    ...own,
  },
  {
    call: ['resendCode', 'own-token'],
    asks: ['POST /resend-otp-for-verification'],
    body: {},
    ...own,
  },
];

/** The endpoints by name, with any argument. */
export const endpoints = api.endpoints as unknown as Record<
  string,
  {
    initiate: (arg: unknown) => ThunkAction<Promise<unknown>, RootState, StoreExtra, UnknownAction>;
  }
>;

/** The thunk of a call. */
export const callNamed = (name: string, arg?: unknown) => {
  const call = endpoints[name]?.initiate(arg);
  if (call === undefined) throw new Error(`There is no call ${name}`);
  return call;
};
