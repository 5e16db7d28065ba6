import { describe, expect, it } from 'vitest';

import { sessionStarted } from '@/shared/session';

import { makeStore } from '../../../../tests/support/shop-store';
import { wishlistProvider } from '../../../../tests/support/wishlist-provider';
import { getWishlist } from '../api/wishlist-endpoints';
import { dropWish, restoreWish, toggleCustomerWish } from './change-wish';
import { selectWishes } from './select-wishes';

const prices = { USD: 12000, EUR: 11000, AED: 44000 };

describe('a wish that was taken off', () => {
  it('returns to its place, at its price of then, and leaves none when it is refused', async () => {
    const provider = wishlistProvider();
    const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: provider.fetchFn });
    store.dispatch(sessionStarted(provider.session));
    const following = store.dispatch(getWishlist.initiate());
    await following;
    for (const productId of [1, 2])
      await store.dispatch(toggleCustomerWish({ productId, sizeId: 10, color: 'Ink' }, prices));
    const shown = () =>
      selectWishes(store.getState()).map(({ serverId: _serverId, ...wish }) => wish);
    const before = shown();
    const first = () => selectWishes(store.getState())[1]!;

    const wish = first();
    expect(await store.dispatch(dropWish(wish))).toBeNull();
    expect(shown()).toHaveLength(1);
    expect(await store.dispatch(restoreWish(wish))).toBeNull();
    await following.refetch();
    expect(shown()).toEqual(before);

    await store.dispatch(dropWish(first()));
    provider.fail = 409;
    expect(await store.dispatch(restoreWish(wish))).toBe('No');
    expect(shown()).toHaveLength(1);
    following.unsubscribe();
  });
});
