// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { makeStore, startPersistingBag, startSessionSync } from '../../src/app/redux';
import { type BagLine, itemAdded, selectBag, storedBag, withLineId } from '../../src/entities/cart';
import { restoreCurrency, selectCurrency } from '../../src/entities/currency';
import { selectLocalWishes } from '../../src/entities/wishlist';
import { currencies } from '../../src/shared/config';
import {
  readStoredSession,
  selectIsAuthenticated,
  sessionRestored,
} from '../../src/shared/session';
import { chosenLine } from '../support/chosen-lines';
import { eventually } from '../support/eventually';
import { isSoak, recordFigure } from '../support/figures';

/** Whatever the browser's storage contains or refuses, the shop starts. */

const chosen = (productId: number, quantity = 1) => ({
  ...chosenLine(productId, quantity),
  image: '/media/dress.jpg',
  color: 'Petrol',
  discount_percentage: 10,
});
const goodText = storedBag([withLineId(chosen(1, 2)), withLineId(chosen(2))], 'USD') ?? '';
const { items: good } = JSON.parse(goodText) as { items: BagLine[] };
const polluting = '{"polluted":"yes"}';

/** A way to spoil storage: what stands under some of its keys. */
interface Spoilt {
  way: string;
  cart?: string;
  token?: string;
  user?: string;
  wishlist?: string;
  currency?: string;
}

const withField = (field: string, value: string): string =>
  `{"items":[${JSON.stringify({ ...good[0], [field]: '%' }).replace('"%"', value)}],"total":1}`;

const cuts = isSoak ? 60 : 6;
const cutShort: Spoilt[] = Array.from({ length: cuts }, (_, index) => {
  const length = Math.floor((goodText.length * index) / cuts);
  return { way: `cut short after ${length} characters`, cart: goodText.slice(0, length) };
});

const oddValues = ['null', 'true', '-1', '0', '1e999', '1.5', '""', '"x"', '[]', '{}', polluting];
const fields = ['productId', 'productSizeId', 'quantity', 'name', 'price', 'prices', 'size', 'id'];
const wrongTypes: Spoilt[] = fields
  .flatMap((field) =>
    oddValues.map((value) => ({ way: `${field} is ${value}`, cart: withField(field, value) })),
  )
  // Each field and each value a few times.
  .filter((_, index) => isSoak || index % 4 === 0);

const otherShapes: Spoilt[] = [
  'null',
  'true',
  '0',
  '""',
  '"cart"',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"items":null}',
  '{"items":{}}',
  '{"items":"[]"}',
  '{"items":[1,2,3]}',
  '{"lines":[]}',
  '{"cart":{"items":[]}}',
  '\u0000\u0001',
  '\uFEFF[]',
  '<html></html>',
  'undefined',
  '[object Object]',
  '['.repeat(5000),
  // redux-persist's default format, with each field encoded once more.
  JSON.stringify({ items: JSON.stringify(good), total: '300', _persist: '{"version":-1}' }),
  // An older format: the list alone, without prices in other currencies.
  JSON.stringify(good),
  JSON.stringify(good.map(({ prices: _prices, ...line }) => line)),
  JSON.stringify({ items: [...good, ...good], total: -5 }),
  `{"items":[],"total":0,"__proto__":${polluting}}`,
  `{"__proto__":{"items":[]}}`,
  `{"constructor":{"prototype":${polluting}},"items":[]}`,
  `[{"__proto__":${polluting}}]`,
  withField('__proto__', polluting),
  withField('constructor', polluting),
  withField('prices', `{"__proto__":${polluting},"USD":1,"EUR":1,"AED":1}`),
].map((cart) => ({ way: `the bag is ${cart.slice(0, 40)}`, cart }));

const spoiltSessions: Spoilt[] = [
  ['', '{}'],
  ['secret', ''],
  ['secret', '{'],
  ['secret', 'null'],
  ['secret', '[]'],
  ['secret', '"Noura"'],
  ['secret', '42'],
  ['secret', '{"name":{}}'],
  ['secret', '{"currency":"GBP"}'],
  ['secret', '{"currency":"__proto__"}'],
  ['secret', `{"__proto__":${polluting}}`],
  ['{"token":1}', '{"name":"Noura"'],
  ['\u0000', '\u0000'],
  ['secret\r\nx: y', '{'],
  ['x'.repeat(100_000), '{'],
].map(([token, user]) => ({
  way: `the user is ${user}, the token ${token?.slice(0, 9)}`,
  token,
  user,
}));

const wish = {
  productId: 7,
  sizeId: 70,
  color: 'Ink',
  addedPrices: { USD: 100, EUR: 90, AED: 367 },
  addedAt: '2026-11-22T19:00:00.000Z',
};
const spoiltWishlists: Spoilt[] = [
  JSON.stringify([wish]).slice(0, -5),
  'null',
  '{"items":[]}',
  '[null, 1, "x", []]',
  JSON.stringify([{ ...wish, productId: -7 }]),
  JSON.stringify([{ ...wish, sizeId: 'S' }]),
  JSON.stringify([{ ...wish, addedPrices: 100 }]),
  JSON.stringify([wish, wish]),
  JSON.stringify([wish]).replace('"color"', `"__proto__":${polluting},"color"`),
].map((wishlist) => ({ way: `the wishlist is ${wishlist.slice(0, 40)}`, wishlist }));
const spoiltCurrencies: Spoilt[] = ['"GBP"', 'EUR', '"__proto__"', '{'].map((currency) => ({
  way: `the currency is ${currency}`,
  currency,
}));

const spoilt = [
  ...cutShort,
  ...wrongTypes,
  ...otherShapes,
  ...spoiltSessions,
  ...spoiltWishlists,
  ...spoiltCurrencies,
].map(({ way, ...stored }, index) => ({ way: `${index + 1}: ${way}`, stored }));

/** Storage that is full and storage that is forbidden. */
const refusals = 2;
let started = 0;

const nothingThere: typeof fetch = () => Promise.reject(new TypeError('offline'));
const stops: (() => void)[] = [];

/** Opens the shop as its entrypoint does, without a reachable provider. */
const openShop = () => {
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: nothingThere });
  store.dispatch(restoreCurrency());
  store.dispatch(sessionRestored(readStoredSession()));
  const stop = startPersistingBag(store);
  stops.push(stop, startSessionSync(store));
  const quantity = () => selectBag(store.getState()).quantity;
  return { store, quantity };
};

/** Storage is read and written asynchronously. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

const stored = (): BagLine[] => {
  const bag = JSON.parse(localStorage.getItem('cart') ?? '[]') as BagLine[] | { items: BagLine[] };
  return Array.isArray(bag) ? bag : bag.items;
};

const tellTabs = () =>
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'cart', newValue: localStorage.getItem('cart') }),
  );

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  // Pending writes belong to this test.
  window.dispatchEvent(new Event('pagehide'));
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

describe('what the browser remembers', () => {
  it.each(spoilt)('does not stop the shop when $way', async ({ stored: spoiling }) => {
    for (const [key, text] of Object.entries(spoiling)) localStorage.setItem(key, text);
    const { store, quantity } = openShop();
    await settle();

    // The bag is either kept or reset as a whole, and its total is a number unless a price is unknown.
    const before = quantity();
    expect(Number.isSafeInteger(before) && before >= 0).toBe(true);
    const { lines, total } = selectBag(store.getState());
    const unknown = lines.some(({ price }) => price === null);
    expect(unknown ? total === null : Number.isSafeInteger(total)).toBe(true);
    if (vi.mocked(console.error).mock.calls.length > 0) {
      expect(before).toBe(0);
      expect(localStorage.getItem('cart')).toBeNull();
    } else if (spoiling.cart !== undefined) {
      const kept = new Map(stored().map(({ productId, quantity }) => [productId, quantity]));
      expect(before).toBe([...kept.values()].reduce((sum, quantity) => sum + quantity, 0));
    }
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect(currencies).toContain(selectCurrency(store.getState()));
    const wishes = selectLocalWishes(store.getState());
    expect(wishes.filter(({ id }) => id !== '7:70:Ink')).toEqual([]);
    expect(wishes.length).toBeLessThan(2);

    // With a readable session the bag is the provider's.
    if (!selectIsAuthenticated(store.getState())) {
      store.dispatch(itemAdded(chosen(99)));
      await eventually(() => {
        expect(localStorage.getItem('cart') ?? '').toContain('Dress 99');
      });
      expect(quantity()).toBe(before + 1);
      expect(stored().map(({ productId }) => productId)).toContain(99);
    }
    started += 1;
  });

  it('may be full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { store, quantity } = openShop();
    store.dispatch(itemAdded(chosen(1)));
    await settle();
    expect(quantity()).toBe(1);
    started += 1;
  });

  it('may be forbidden', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { store, quantity } = openShop();
    store.dispatch(itemAdded(chosen(1)));
    await settle();
    expect(quantity()).toBe(1);
    started += 1;
  });

  it('does not stop the shop in any of these ways', () => {
    expect(started).toBe(spoilt.length + refusals);
    recordFigure(
      22,
      'spoilt storage',
      `${started} ways: the shop starts, the bag is kept or reset as a whole`,
    );
  });

  it('is not erased by a start that is slow or interrupted', async () => {
    localStorage.setItem('cart', goodText);
    // A line is added, and the page closed, before storage was read.
    const { store, quantity } = openShop();
    store.dispatch(itemAdded(chosen(3)));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored().map(({ productId }) => productId)).toEqual(expect.arrayContaining([1, 2]));
    await eventually(() => {
      expect(stored()).toHaveLength(3);
    });
    expect(quantity()).toBe(4);
    recordFigure(22, 'slow start', 'closed before storage was read: 3 of 3 lines kept');
  });

  it('loses nothing when three tabs add fifty pieces each', async () => {
    const tabs = [openShop(), openShop(), openShop()];
    await settle();
    for (let turn = 0; turn < 50; turn += 1) {
      for (const [index, { store }] of tabs.entries()) {
        store.dispatch(itemAdded(chosen(1 + ((turn + index) % 3))));
        if ((turn + index) % 4 === 0) await settle();
      }
      // Browsers notify other tabs of a write with a delay.
      if (turn % 5 === 0) tellTabs();
    }
    await eventually(() => {
      expect(stored().reduce((sum, line) => sum + line.quantity, 0)).toBe(150);
    });
    await eventually(() => {
      tellTabs();
      expect(tabs.map(({ quantity }) => quantity())).toEqual([150, 150, 150]);
    });
    recordFigure(22, 'three tabs', '3 tabs added 50 pieces each: 150 in storage and in each tab');
  });
});
