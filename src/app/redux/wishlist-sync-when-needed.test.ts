// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { getWishlist } from '@/entities/wishlist';
import { sessionRestored } from '@/shared/session';

import { eventually } from '../../../tests/support/eventually';
import { wishlistProvider } from '../../../tests/support/wishlist-provider';
import { makeStore } from './make-store';
import * as wishlistSync from './wishlist-sync';
import { startWishlistSyncWhenNeeded } from './wishlist-sync-when-needed';

const stops: (() => void)[] = [];

const open = (loggedIn: boolean) => {
  const start = vi.spyOn(wishlistSync, 'startWishlistSync');
  const shop = wishlistProvider();
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: shop.fetchFn });
  stops.push(startWishlistSyncWhenNeeded(store));
  store.dispatch(sessionRestored(loggedIn ? shop.session : null));
  const expectStarted = () =>
    eventually(() => {
      expect(start).toHaveBeenCalledOnce();
    });
  return { store, start, expectStarted };
};

/** Long enough for a module to be imported that should not be. */
const settled = () => import('./wishlist-sync');

describe("the wishlist's sync", () => {
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.restoreAllMocks();
  });

  it("starts when a component asks for a customer's wishlist", async () => {
    const { store, start, expectStarted } = open(true);
    await settled();
    expect(start).not.toHaveBeenCalled();
    void store.dispatch(getWishlist.initiate());
    await expectStarted();
  });

  it("waits for a guest's first gesture", async () => {
    const { start, expectStarted } = open(false);
    await settled();
    expect(start).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    await expectStarted();
    window.dispatchEvent(new Event('keydown'));
    await settled();
    expect(start).toHaveBeenCalledOnce();
  });
});
