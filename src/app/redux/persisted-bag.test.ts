// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  type BagLine,
  getCart,
  itemAdded,
  selectBag,
  storedBag,
  withLineId,
} from '@/entities/cart';
import { currencyChosen } from '@/entities/currency';
import { sessionEnded, sessionRestored, sessionStarted } from '@/shared/session';
import { selectToasts } from '@/shared/toast';

import { bagProvider } from '../../../tests/support/bag-provider';
import { chosenLine } from '../../../tests/support/chosen-lines';
import { eventually } from '../../../tests/support/eventually';
import { makeStore } from './make-store';
import { startPersistingBag } from './persisted-bag';

const lineOf = (productId: number, quantity = 1): BagLine =>
  withLineId(chosenLine(productId, quantity));
const textOf = (...lines: BagLine[]) => storedBag(lines, 'USD') ?? '';
const stored = () => localStorage.getItem('cart');
const quantities = (lines: readonly { productId: number; quantity: number }[]) =>
  lines.map(({ productId, quantity }) => [productId, quantity]);
const storedQuantities = () =>
  quantities((JSON.parse(stored() ?? '{"items":[]}') as { items: BagLine[] }).items);

describe('persisted bag', () => {
  const stops: (() => void)[] = [];
  const open = (shop = bagProvider(), token: typeof shop.session | null = null) => {
    const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: shop.fetchFn });
    store.dispatch(sessionRestored(token));
    const stop = startPersistingBag(store);
    stops.push(stop);
    // Subscribes to the customer's bag, as the header does.
    const showBag = () => store.dispatch(getCart.initiate());
    if (token !== null) void showBag();
    const logIn = () => {
      store.dispatch(sessionStarted(shop.session));
      void showBag();
    };
    const sets = () => shop.calls.filter(({ method }) => method === 'POST').length;
    const bag = () => quantities(selectBag(store.getState()).lines);
    return { store, shop, logIn, sets, bag };
  };

  beforeEach(() => {
    localStorage.clear();
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  it("keeps the guest's bag under the key cart and loads it at start", async () => {
    const first = open();
    first.store.dispatch(itemAdded(chosenLine(1, 2)));
    await eventually(() => {
      expect(storedQuantities()).toEqual([[1, 2]]);
    });
    const second = open();
    await eventually(() => {
      expect(second.bag()).toEqual([[1, 2]]);
    });
  });

  it('adds lines chosen before storage was read to the stored ones', async () => {
    localStorage.setItem('cart', textOf(lineOf(1)));
    const { store, bag } = open();
    store.dispatch(itemAdded(chosenLine(2)));
    await eventually(() => {
      expect(bag()).toEqual([
        [1, 1],
        [2, 1],
      ]);
    });
  });

  it('starts empty on bad data, which it removes', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('cart', '{"items":');
    const { store, bag } = open();
    await eventually(() => {
      expect(said).toHaveBeenCalled();
    });
    expect(bag()).toEqual([]);
    expect(stored()).toBeNull();
    store.dispatch(itemAdded(chosenLine(1)));
    await eventually(() => {
      expect(storedQuantities()).toEqual([[1, 1]]);
    });
    said.mockRestore();
  });

  it("checks a guest's lines against the catalogue", async () => {
    const shop = bagProvider();
    shop.state.price = '120.00';
    const { prices: _prices, ...bare } = lineOf(1, 2);
    const foreign = JSON.stringify([{ ...bare, price: 'AED 1,234.50' }]);
    for (const [text, before] of [
      [textOf(lineOf(1, 2)), 20000] as const,
      [foreign, null] as const,
    ]) {
      localStorage.setItem('cart', text);
      const { store } = open(shop);
      const bag = () => selectBag(store.getState());
      const totals = new Set<number | null>();
      store.subscribe(() => totals.add(bag().total));
      await eventually(() => {
        expect(bag().lines[0]).toMatchObject({ name: 'New name', price: 12000 });
      });
      expect([...totals].slice(-2)).toEqual([before, 24000]);
    }
  });

  it('follows another tab through the storage event', async () => {
    localStorage.setItem('cart', textOf(lineOf(1)));
    const { store, bag } = open();
    await eventually(() => {
      expect(bag()).toEqual([[1, 1]]);
    });
    store.dispatch(currencyChosen('EUR'));
    const written = textOf(lineOf(1, 3), lineOf(2));
    await eventually(() => {
      expect(stored()).toContain('€90.00');
    });
    localStorage.setItem('cart', written);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: written }));
    expect(bag()).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(selectBag(store.getState()).lines[0]?.price).toBe(9000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stored()).toBe(written);
  });

  it('merges at login: the larger quantity, and a replay changes nothing', async () => {
    const { store, shop, logIn, sets, bag } = open();
    for (const line of [chosenLine(1, 2), chosenLine(2, 1), chosenLine(3, 4)])
      store.dispatch(itemAdded(line));
    await eventually(() => {
      expect(storedQuantities()).toHaveLength(3);
    });
    const guestBag = stored() ?? '';
    shop.state.bag.set(1, 5).set(2, 1);
    const merged = [
      [1, 5],
      [2, 1],
      [3, 4],
    ];
    logIn();
    await eventually(() => {
      expect(stored()).toBeNull();
    });
    expect([...shop.state.bag]).toEqual(merged);
    expect(sets()).toBe(1);
    expect(bag()).toEqual(merged);

    localStorage.setItem('cart', guestBag);
    const again = open(shop, shop.session);
    await eventually(() => {
      expect(stored()).toBeNull();
    });
    expect([...shop.state.bag]).toEqual(merged);
    expect(again.bag()).toEqual(merged);
    expect(sets()).toBe(1);
  });

  it('says once, after a login, how many pieces of the account the bag now holds besides', async () => {
    const { store, shop, logIn } = open();
    store.dispatch(itemAdded(chosenLine(1, 2)));
    await eventually(() => {
      expect(storedQuantities()).toHaveLength(1);
    });
    const guestBag = stored() ?? '';
    shop.state.bag.set(1, 1).set(2, 3);
    logIn();
    await eventually(() => {
      expect(selectToasts(store.getState())).toMatchObject([
        {
          severity: 'info',
          title: 'Your bag now also holds 3 pieces saved in your account',
          description: expect.stringContaining('Size S: now 2.'),
        },
      ]);
    });
    expect(store.getState().checkout.joinedPieces).toBe(3);

    // What is merged when the shop is opened again joins a bag that has been seen.
    localStorage.setItem('cart', guestBag);
    const again = open(shop, shop.session);
    await eventually(() => {
      expect(stored()).toBeNull();
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(selectToasts(again.store.getState())).toEqual([]);
    expect(again.store.getState().checkout.joinedPieces).toBe(0);
  });

  it.each([
    ['the account has nothing besides', 2, true],
    ['there was no guest’s bag', 1, false],
  ])('says nothing after a login where %s', async (_case, product, isGuestsToo) => {
    const { store, shop, logIn, bag } = open();
    if (isGuestsToo) store.dispatch(itemAdded(chosenLine(product)));
    await eventually(() => {
      expect(storedQuantities()).toHaveLength(isGuestsToo ? 1 : 0);
    });
    shop.state.bag.set(product, 1);
    logIn();
    await eventually(() => {
      expect(bag()).toEqual([[product, 1]]);
      expect(stored()).toBeNull();
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(selectToasts(store.getState())).toEqual([]);
  });

  it('drops no line that the provider has not confirmed', async () => {
    const { store, shop, logIn, bag } = open();
    store.dispatch(itemAdded(chosenLine(1, 2)));
    await eventually(() => {
      expect(storedQuantities()).toEqual([[1, 2]]);
    });
    shop.state.down = true;
    logIn();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(storedQuantities()).toEqual([[1, 2]]);
    store.dispatch(sessionEnded({ reason: 'logout' }));
    expect(bag()).toEqual([[1, 2]]);

    shop.state.down = false;
    open(shop, shop.session);
    await eventually(() => {
      expect(stored()).toBeNull();
    });
    expect([...shop.state.bag]).toEqual([[1, 2]]);
  });
});
