// @vitest-environment jsdom
import '../support/node-globals';

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { makeStore, startPersistingBag } from '../../src/app/redux';
import {
  type BagLine,
  getCart,
  selectLocalLines,
  storedBag,
  withLineId,
} from '../../src/entities/cart';
import { getProfile } from '../../src/entities/user';
import { sessionRestored } from '../../src/shared/session';
import { selectToasts } from '../../src/shared/toast';
import { inProcessFetch } from '../../server/src/http/pages/in-process-fetch';
import { createTestApp, type TestApp } from '../support/test-app';
import { chosenDress } from '../support/chosen-lines';
import { eventually } from '../support/eventually';
import { isSoak, recordFigure } from '../support/figures';
import { addProduct } from './small-shop';

/** A guest's bag is merged at login, however often and wherever that is interrupted. */

const user = { name: 'Demo', email: 'demo@selvage.test', image: '', currency: 'USD' as const };
const loginCount = isSoak ? 20 : 5;
const breakCount = 20;

let shop: TestApp;
let token = '';
let lines: BagLine[] = [];
const stops: (() => void)[] = [];

const call = async <T>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
  const response = await shop.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
  return response.json<{ data: T }>().data;
};

interface WireLine {
  id: number;
  quantity: number;
  product: { id: number };
}

const customersBag = async (): Promise<Record<number, number>> =>
  Object.fromEntries(
    (await call<WireLine[]>('GET', '/cart')).map(({ product, quantity }) => [product.id, quantity]),
  );

const storeGuestBag = () => {
  localStorage.setItem('cart', storedBag(lines, 'USD') ?? '');
};

const storedIds = (): number[] => {
  const stored = localStorage.getItem('cart');
  if (stored === null) return [];
  return (JSON.parse(stored) as { items: BagLine[] }).items.map(({ productId }) => productId);
};

/** A tab of the customer; `fetch` may fail. */
const openTab = (fetch: typeof globalThis.fetch = inProcessFetch(shop.app)) => {
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch });
  store.dispatch(sessionRestored({ token, user }));
  const close = startPersistingBag(store);
  // As the shop's layout does.
  void store.dispatch(getProfile.initiate());
  void store.dispatch(getCart.initiate());
  stops.push(close);
  return { store, close };
};

const merged = async () => {
  await eventually(() => {
    expect(localStorage.getItem('cart')).toBeNull();
  });
};

/** Fails from the n-th call on; every other time that call still reaches the provider. */
const breakingOff = (after: number): { fetch: typeof fetch; broken: Promise<void> } => {
  const through = inProcessFetch(shop.app);
  let calls = 0;
  let tell: () => void = () => undefined;
  const broken = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const fetchOrFail: typeof fetch = async (input, init) => {
    calls += 1;
    if (calls <= Math.ceil(after / 2)) return through(input, init);
    const arrives = after % 2 === 0 && calls === Math.ceil(after / 2) + 1;
    if (arrives) await through(input, init);
    tell();
    throw new TypeError('The connection is gone.');
  };
  return { fetch: fetchOrFail, broken };
};

beforeAll(async () => {
  shop = await createTestApp();
  const made = [];
  for (let index = 0; index < 6; index += 1) {
    made.push(await addProduct(shop.db, { name: `Coat ${index}`, stock: { S: 5 } }));
  }
  lines = made.map((product, index) =>
    withLineId({
      ...chosenDress,
      productId: product.id,
      productSizeId: product.sizeId('S'),
      name: product.name,
      quantity: index === 5 ? 9 : index + 1,
    }),
  );
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: user.email, password: 'selvage-demo' },
  });
  token = response.json<{ data: { token: string } }>().data.token;
  return () => shop.close();
});

/** The customer's bag before: more of the second coat, less of the third. */
const had = { 1: 4, 2: 1 } as const;
/** The merged bag: the larger quantity of each, of the last coat limited to the stock. */
const expected = () =>
  Object.fromEntries(lines.map(({ productId }, index) => [productId, [1, 4, 3, 4, 5, 5][index]]));

beforeEach(async () => {
  localStorage.clear();
  for (const { id } of await call<WireLine[]>('GET', '/cart')) await call('DELETE', `/cart/${id}`);
  for (const [index, quantity] of Object.entries(had)) {
    const line = lines[Number(index)];
    await call('POST', '/cart', {
      product_id: line?.productId,
      product_size_id: line?.productSizeId,
      quantity,
    });
  }
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('a guest’s bag at login', () => {
  it('is merged once however often the login is replayed, and reports what changed', async () => {
    for (let login = 0; login < loginCount; login += 1) {
      storeGuestBag();
      const { store, close } = openTab();
      await merged();
      await eventually(() => {
        expect(selectLocalLines(store.getState())).toEqual([]);
      });
      expect(await customersBag(), `after login ${login + 1}`).toEqual(expected());
      if (login === 0) {
        await eventually(() => {
          expect(selectToasts(store.getState()).at(-1)?.description).toBe(
            'Coat 1, Size S: now 4. Coat 2, Size S: now 3. Coat 5, Size S: only 5 available.',
          );
        });
      }
      close();
    }
    recordFigure(23, 'replays', `${loginCount} logins: quantities as after the first each time`);
  });

  let kept = 0;

  it.each(Array.from({ length: breakCount }, (_, index) => index + 1))(
    'loses no line when the merge is interrupted at point %i',
    async (point) => {
      storeGuestBag();
      const { fetch, broken } = breakingOff(point);
      const { close } = openTab(fetch);
      await broken;
      // The tab is closed in the middle of it.
      close();
      const atProvider = await customersBag();
      for (const { productId } of lines) {
        expect([...storedIds(), ...Object.keys(atProvider).map(Number)]).toContain(productId);
      }

      openTab();
      await merged();
      expect(await customersBag()).toEqual(expected());
      kept += 1;
    },
  );

  it('loses none at any of these points', () => {
    expect(kept).toBe(breakCount);
    recordFigure(
      23,
      'interruptions',
      `${breakCount} points: no line lost, the same bag in the end`,
    );
  });
});
