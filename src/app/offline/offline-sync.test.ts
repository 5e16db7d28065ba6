// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { addLine, changeLine, getCart, selectBag, withLineId } from '@/entities/cart';
import { getWishlist, loadWishChanges, selectWishes } from '@/entities/wishlist';
import { readStoredSession, sessionEnded, sessionRestored, sessionStarted } from '@/shared/session';
import { selectToasts } from '@/shared/toast';

import { bagProvider } from '../../../tests/support/bag-provider';
import { chosenLine } from '../../../tests/support/chosen-lines';
import { eventually } from '../../../tests/support/eventually';
import { wishlistProvider } from '../../../tests/support/wishlist-provider';
import { makeStore, type ShopStore } from '../redux';
import { snapshotKey } from './customer-snapshot';
import { startOfflineSync } from './offline-sync';

const stops: (() => void)[] = [];
let provider: ReturnType<typeof bagProvider>;
let wishlist: ReturnType<typeof wishlistProvider>;
let online: boolean;
/** What the provider answers every call with, where it answers none itself. */
let status: number | null;

const fetchFn: typeof fetch = (input, init) => {
  if (!online) return Promise.reject(new TypeError('offline'));
  const { pathname } = new URL((input as Request).url);
  if (status !== null) return Promise.resolve(Response.json({ code: status }, { status }));
  if (pathname === '/api/settings') return Promise.resolve(Response.json({ code: 200, data: {} }));
  return (pathname.startsWith('/api/wishlist') ? wishlist : provider).fetchFn(input, init);
};

/** A tab of the customer, or the same one after a reload. */
const openTab = async (): Promise<ShopStore> => {
  const store = makeStore({
    apiUrl: 'http://shop.test/api',
    fetch: fetchFn,
    isOffline: () => !navigator.onLine,
  });
  store.dispatch(sessionRestored(readStoredSession()));
  await store.dispatch(getCart.initiate());
  await store.dispatch(getWishlist.initiate());
  stops.push(startOfflineSync(store));
  return store;
};

const line = (id: number) => withLineId(chosenLine(id));

const heart = async (store: ShopStore, productId: number) => {
  const { toggleCustomerWish } = await loadWishChanges();
  const choice = { productId, sizeId: 10, color: '' };
  const prices = { USD: 12000, EUR: 12000, AED: 12000 };
  expect(await store.dispatch(toggleCustomerWish(choice, prices))).toBeNull();
};

const bagOf = (store: ShopStore) =>
  Object.fromEntries(
    selectBag(store.getState()).lines.map(({ productId, quantity }) => [productId, quantity]),
  );
const wishesOf = (store: ShopStore) =>
  selectWishes(store.getState())
    .map(({ productId }) => productId)
    .sort();
const titlesOf = (store: ShopStore) =>
  selectToasts(store.getState()).map(({ title, description }) => [title, description]);

const goOnline = () => {
  online = true;
  window.dispatchEvent(new Event('online'));
};

beforeEach(async () => {
  localStorage.clear();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  online = true;
  status = null;
  provider = bagProvider();
  wishlist = wishlistProvider();
  provider.state.bag.set(1, 1).set(2, 2);
  const before = makeStore({ apiUrl: 'http://shop.test/api', fetch: fetchFn });
  before.dispatch(sessionStarted(provider.session));
  await before.dispatch(getWishlist.initiate());
  await heart(before, 5);
  provider.calls.length = 0;

  // As the browser does: one at a time, and the next when it is done.
  let turn = Promise.resolve();
  const request = (_name: string, work: () => Promise<void>) => (turn = turn.then(work));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
  vi.restoreAllMocks();
});

it('sends what was changed without a connection once, after a reload and from two tabs', async () => {
  const first = await openTab();
  online = false;
  expect(await first.dispatch(changeLine(line(1), 3))).toEqual({ status: 'joined' });
  await first.dispatch(changeLine(line(1), 4));
  await first.dispatch(changeLine(line(2), 0));
  await first.dispatch(addLine(line(3)));
  await heart(first, 5);
  await heart(first, 6);
  expect(bagOf(first)).toEqual({ 1: 4, 3: 1 });
  expect(wishesOf(first)).toEqual([6]);
  expect(titlesOf(first).at(-1)?.[0]).toBe('Kept on this device');

  const reloaded = await openTab();
  await eventually(() => {
    expect(bagOf(reloaded)).toEqual({ 1: 4, 3: 1 });
    expect(wishesOf(reloaded)).toEqual([6]);
  });
  await reloaded.dispatch(addLine(line(3)));

  goOnline();
  await eventually(() => {
    expect(Object.fromEntries(provider.state.bag)).toEqual({ 1: 4, 3: 2 });
    expect([...wishlist.items.values()].map(({ product }) => product.id)).toEqual([6]);
    for (const tab of [first, reloaded]) {
      expect(bagOf(tab)).toEqual({ 1: 4, 3: 2 });
      expect(wishesOf(tab)).toEqual([6]);
    }
  });
  const changes = provider.calls.filter(({ method }) => method !== 'GET');
  expect(changes.map(({ method, path, quantity }) => [method, path, quantity])).toEqual([
    ['POST', '/cart', 4],
    ['DELETE', '/cart/2', null],
    ['POST', '/cart', 2],
  ]);
  const said = [...titlesOf(first), ...titlesOf(reloaded)].map(([title]) => title);
  expect(said.filter((title) => title === 'Your offline changes were saved')).toHaveLength(1);
});

it('takes a change back that was not sent', async () => {
  const tab = await openTab();
  online = false;
  await heart(tab, 5);
  await heart(tab, 5);
  await heart(tab, 6);
  await heart(tab, 6);
  expect(wishesOf(tab)).toEqual([5]);
  expect(localStorage.getItem(snapshotKey(provider.session.user.email))).not.toContain(
    'offlineChange',
  );
});

it('changes nothing twice when the browser is closed before the answer', async () => {
  const closed = await openTab();
  online = false;
  await closed.dispatch(changeLine(line(1), 3));
  provider.state.held = ['POST'];
  goOnline();
  await eventually(() => {
    expect(provider.calls.at(-1)?.quantity).toBe(3);
  });
  for (const stop of stops.splice(0)) stop();
  provider.state.bag.set(1, 3);
  provider.state.held = [];
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });

  const next = await openTab();
  await eventually(() => {
    expect(titlesOf(next).at(-1)?.[0]).toBe('Your offline changes were saved');
  });
  expect(provider.state.bag.get(1)).toBe(3);
  expect(bagOf(next)).toEqual({ 1: 3, 2: 2 });
});

it('says what has sold out and what costs another price meanwhile', async () => {
  const tab = await openTab();
  online = false;
  await tab.dispatch(changeLine(line(1), 3));
  provider.state.price = '120.00';
  provider.state.held = ['POST'];
  goOnline();
  await eventually(() => {
    expect(provider.calls.at(-1)?.method).toBe('POST');
  });
  provider.calls.at(-1)?.answer(409);
  await eventually(() => {
    expect(titlesOf(tab)).toContainEqual([
      'Your offline changes were saved',
      'Dress 1, Size S: only 1 available. Dress 1, Size S: the price is now $120.00.',
    ]);
  });
  expect(bagOf(tab)).toEqual({ 1: 1, 2: 2 });
});

it('keeps the changes when the session has ended, for the same customer alone', async () => {
  const tab = await openTab();
  online = false;
  await tab.dispatch(changeLine(line(1), 3));
  status = 401;
  goOnline();
  await eventually(() => {
    expect(titlesOf(tab)).toContainEqual([
      'Your offline changes are kept',
      'They will be saved when you log in again on this device.',
    ]);
  });
  expect(JSON.stringify(localStorage)).not.toContain(provider.session.user.email);
  expect(localStorage.getItem(snapshotKey(provider.session.user.email))).not.toContain('Dress 2');

  status = null;
  const user = { ...provider.session.user, email: 'other@example.test' };
  tab.dispatch(sessionStarted({ token: 'other', user }));
  expect(titlesOf(tab).map(([title]) => title)).not.toContain('Your offline changes are kept');
  await tab.dispatch(getCart.initiate());
  expect(bagOf(tab)).toEqual({ 1: 1, 2: 2 });
  tab.dispatch(sessionEnded({ reason: 'logout' }));
  expect(localStorage.getItem(snapshotKey(user.email))).toBeNull();

  tab.dispatch(sessionStarted(provider.session));
  await eventually(() => {
    expect(provider.state.bag.get(1)).toBe(3);
  });
});

it('starts whatever the browser has stored', async () => {
  const key = snapshotKey(provider.session.user.email);
  for (const stored of [
    '{',
    'null',
    '[]',
    '{"bag":[null,{}],"wishes":[7,{"offlineChange":"added"}]}',
  ]) {
    localStorage.setItem(key, stored);
    const tab = await openTab();
    expect(bagOf(tab)).toEqual({ 1: 1, 2: 2 });
  }
});
