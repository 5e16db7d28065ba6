import { isFulfilled } from '@reduxjs/toolkit';

import {
  getWishlist,
  isWishlistRehydrated,
  selectLocalWishes,
  wishesSet,
} from '@/entities/wishlist';
import { api, isEndpointAction } from '@/shared/api';
import { storageKeys } from '@/shared/config';
import { onStoredByOtherTab, openTabChannel } from '@/shared/lib/browser';
import { isSessionReplaced, selectToken } from '@/shared/session';

import type { ShopStore } from './make-store';

/** A customer's wishlist was changed in this tab; a guest's does without the code of these calls. */
const isAcknowledgedChange = isEndpointAction(isFulfilled(), ['addWish', 'removeWish']);

/**
 * Keeps a customer's wishlist for as long as the session lasts, merges a guest's into it, and
 * follows what other tabs change. Called once in the browser; storage may have been read before or
 * not. Returns a function that stops it.
 */
export const startWishlistSync = (store: ShopStore): (() => void) => {
  const { dispatch, getState, startListening, wishlistStorage } = store;
  const channel = openTabChannel('wishlist', () => {
    dispatch(api.util.invalidateTags(['Wishlist']));
  });
  let unsubscribe: (() => void) | undefined;

  const merge = async () => {
    if (selectToken(getState()) === null || selectLocalWishes(getState()).length === 0) return;
    const { mergeGuestWishlist } = await import('@/features/merge-guest-wishlist');
    await dispatch(mergeGuestWishlist());
  };
  const mergeQuietly = () => {
    merge().catch(() => {
      // The code failed to load: the guest's wishes stay here until the shop is opened again.
    });
  };
  const followSession = () => {
    unsubscribe?.();
    unsubscribe = undefined;
    if (selectToken(getState()) === null) return;
    ({ unsubscribe } = dispatch(getWishlist.initiate()));
    mergeQuietly();
  };

  const follow = (stored: string | null) => {
    dispatch(wishesSet(wishlistStorage.readFromOtherTab(stored)));
  };
  const stops = [
    onStoredByOtherTab((key) => key === storageKeys.wishlist, follow),
    startListening({ predicate: isWishlistRehydrated, effect: mergeQuietly }),
    startListening({ predicate: isSessionReplaced, effect: followSession }),
    startListening({ predicate: isAcknowledgedChange, effect: channel.notify }),
  ];
  followSession();
  return () => {
    for (const stop of stops) stop();
    unsubscribe?.();
    channel.close();
  };
};
