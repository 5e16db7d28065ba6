// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  getRunningWishlistRequest,
  selectIsWished,
  selectWishes,
  toggleWish,
} from '@/entities/wishlist';
import { api } from '@/shared/api';
import { sessionEnded, sessionRestored, sessionStarted } from '@/shared/session';

import { eventually } from '../../../tests/support/eventually';
import { wishlistProvider } from '../../../tests/support/wishlist-provider';
import { makeStore } from './make-store';
import { startPersistingBag } from './persisted-bag';
import { startWishlistSync } from './wishlist-sync';

const prices = { USD: 12000, EUR: 11000, AED: 44000 };
const wishOf = (productId: number, sizeId: number | null = null, color = '') => ({
  productId,
  sizeId,
  color,
});
const stored = () =>
  (JSON.parse(localStorage.getItem('wishlist') ?? '[]') as { id: string }[]).map(({ id }) => id);

describe('the wishlist', () => {
  const stops: (() => void)[] = [];
  const open = (shop = wishlistProvider(), loggedIn = false) => {
    const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: shop.fetchFn });
    store.dispatch(sessionRestored(loggedIn ? shop.session : null));
    const ends = [startWishlistSync(store), startPersistingBag(store)];
    const stop = () => {
      for (const end of ends.splice(0)) end();
    };
    stops.push(stop);
    return {
      store,
      shop,
      stop,
      toggle: (choice: ReturnType<typeof wishOf>) => store.dispatch(toggleWish(choice, prices)),
      ids: () => selectWishes(store.getState()).map(({ id }) => id),
      logIn: () => store.dispatch(sessionStarted(shop.session)),
    };
  };

  beforeEach(() => {
    localStorage.clear();
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.unstubAllGlobals();
  });

  it("keeps a guest's in this browser, with the price at which it was added", async () => {
    const { toggle, stop } = open();
    await toggle(wishOf(1));
    await toggle(wishOf(2, 10, 'Ink'));
    await eventually(() => {
      expect(stored()).toEqual(['1::', '2:10:Ink']);
    });
    stop();
    const again = open();
    await eventually(() => {
      expect(again.ids().sort()).toEqual(['1::', '2:10:Ink']);
    });
    expect(selectWishes(again.store.getState())[0]?.addedPrices).toEqual(prices);
    await again.toggle(wishOf(1));
    await eventually(() => {
      expect(stored()).toEqual(['2:10:Ink']);
    });
  });

  it('shows a wish without a size by the heart of every size, and takes it away there', async () => {
    const { store, toggle, ids } = open();
    await toggle(wishOf(1));
    expect(selectIsWished(store.getState(), wishOf(1, 10, 'Ink'))).toBe(true);
    expect(selectIsWished(store.getState(), wishOf(2))).toBe(false);
    await toggle(wishOf(1, 10));
    expect(ids()).toEqual([]);
    await toggle(wishOf(1, 10));
    expect(selectIsWished(store.getState(), wishOf(1, 11))).toBe(false);
    await toggle(wishOf(1, 11));
    expect(ids().sort()).toEqual(['1:10:', '1:11:']);
    await toggle(wishOf(1));
    expect(ids()).toEqual([]);
  });

  it.each(['{', '[1]', '{"items":[]}', '[{"productId":1}]', 'null'])(
    'starts empty from %s in storage',
    async (text) => {
      localStorage.setItem('wishlist', text);
      const { toggle, ids } = open();
      await toggle(wishOf(1));
      await eventually(() => {
        expect(stored()).toEqual(['1::']);
      });
      expect(ids()).toEqual(['1::']);
    },
  );

  it('follows what another tab stores, and overwrites none of it', async () => {
    const { ids, toggle } = open();
    await toggle(wishOf(1));
    await eventually(() => {
      expect(stored()).toEqual(['1::']);
    });
    const theirs = JSON.parse(localStorage.getItem('wishlist') ?? '') as object[];
    const text = JSON.stringify([...theirs, { ...theirs[0], productId: 7 }]);
    localStorage.setItem('wishlist', text);
    await toggle(wishOf(2));
    await eventually(() => {
      expect(stored().sort()).toEqual(['1::', '2::', '7::'].sort());
    });
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'wishlist', newValue: localStorage.getItem('wishlist') }),
    );
    expect(ids().sort()).toEqual(['1::', '2::', '7::']);
  });

  it("merges a guest's into the customer's at login, once however often it is replayed", async () => {
    const shop = wishlistProvider();
    const { store, toggle, logIn, ids } = open(shop);
    await toggle(wishOf(1));
    await toggle(wishOf(2, 10, 'Ink'));
    await eventually(() => {
      expect(stored()).toHaveLength(2);
    });
    const before = localStorage.getItem('wishlist');
    logIn();
    await eventually(() => {
      expect(stored()).toEqual([]);
      expect(ids().sort()).toEqual(['1::', '2:10:Ink']);
    });
    expect(before).not.toBeNull();
    // What it cost when the guest added it, not what it costs at the login.
    expect(selectWishes(store.getState()).map(({ addedPrices }) => addedPrices)).toEqual([
      prices,
      prices,
    ]);
    for (let replay = 0; replay < 3; replay += 1) {
      localStorage.setItem('wishlist', before ?? '');
      const tab = open(shop, true);
      await eventually(() => {
        expect(stored()).toEqual([]);
      });
      tab.stop();
    }
    expect([...shop.items.values()]).toHaveLength(2);
  });

  it('keeps in this browser what the provider has not accepted', async () => {
    const shop = wishlistProvider();
    const { toggle, logIn, ids } = open(shop);
    await toggle(wishOf(1));
    shop.fail = 500;
    logIn();
    await eventually(() => {
      expect(shop.calls).not.toEqual([]);
    });
    expect(ids()).toEqual(['1::']);
    await eventually(() => {
      expect(stored()).toEqual(['1::']);
    });
    shop.fail = null;
    open(shop, true);
    await eventually(() => {
      expect(stored()).toEqual([]);
    });
    expect(shop.items.size).toBe(1);
  });

  it("shows a customer's change at once, and reverts what is refused", async () => {
    const shop = wishlistProvider();
    const { store, toggle, ids } = open(shop, true);
    await eventually(() => {
      expect(shop.calls).toEqual(['GET /wishlist']);
    });
    const adding = toggle(wishOf(1, 10));
    await eventually(() => {
      expect(selectIsWished(store.getState(), wishOf(1, 10))).toBe(true);
    });
    expect(await adding).toBeNull();
    await eventually(() => {
      expect(shop.calls).toEqual(['GET /wishlist', 'POST /wishlist', 'GET /wishlist']);
    });
    shop.fail = 500;
    expect(await toggle(wishOf(2))).toBe('No');
    expect(await toggle(wishOf(1, 10))).toBe('No');
    expect(ids()).toEqual(['1:10:']);
    shop.fail = 404;
    expect(await toggle(wishOf(1, 10))).toBeNull();
    expect(ids()).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it('of a customer is fetched again when one of its products may have changed', async () => {
    const { store, shop, toggle } = open(wishlistProvider(), true);
    const settled = () => store.dispatch(getRunningWishlistRequest());
    const callsAfter = async (tag: Parameters<typeof api.util.invalidateTags>[0][number]) => {
      await settled();
      shop.calls.length = 0;
      store.dispatch(api.util.invalidateTags([tag]));
      await settled();
      return shop.calls;
    };
    expect(await callsAfter('Product')).toEqual([]);
    await toggle(wishOf(1));
    expect(await callsAfter('Product')).toEqual(['GET /wishlist']);
    expect(await callsAfter({ type: 'Product', id: 1 })).toEqual(['GET /wishlist']);
    expect(await callsAfter({ type: 'Product', id: 2 })).toEqual([]);
  });

  it('of a customer is announced to other tabs when the provider has taken a change', async () => {
    const notify = vi.fn();
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = notify;
        close = () => undefined;
      },
    );
    const { shop, toggle } = open(wishlistProvider(), true);
    await toggle(wishOf(1));
    expect(notify).toHaveBeenCalledOnce();
    shop.fail = 500;
    await toggle(wishOf(2));
    expect(notify).toHaveBeenCalledOnce();
    shop.fail = null;
    await toggle(wishOf(1));
    expect(notify).toHaveBeenCalledTimes(2);
  });

  it('of a customer is not shown once the session has ended', async () => {
    const { store, toggle, ids } = open(wishlistProvider(), true);
    await toggle(wishOf(1));
    expect(ids()).toEqual(['1::']);
    store.dispatch(sessionEnded({ reason: 'logout' }));
    expect(ids()).toEqual([]);
  });
});
