import {
  getWishlist,
  isWishlistRehydrated,
  selectLocalWishes,
  wishesSet,
} from '@/entities/wishlist';
import { api, isEndpointAction } from '@/shared/api';
import { storageKeys } from '@/shared/config';
import { selectToken } from '@/shared/session';

import type { ShopStore } from './make-store';

const channelName = 'wishlist';

/** A customer's wishlist was changed in this tab. */
const isAcknowledgedChange = isEndpointAction('executeMutation/fulfilled', [
  'addWish',
  'removeWish',
]);

/**
 * Keeps a customer's wishlist for as long as the session lasts, merges a guest's into it, and
 * follows what other tabs change. Called once in the browser; storage may have been read before or
 * not. Returns a function that stops it.
 */
export const startWishlistSync = (store: ShopStore): (() => void) => {
  const { dispatch, getState, startListening, wishlistStorage } = store;
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
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

  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === null || key === storageKeys.wishlist) {
      dispatch(wishesSet(wishlistStorage.readFromOtherTab(newValue)));
    }
  };
  const stopListening = [
    startListening({ predicate: isWishlistRehydrated, effect: mergeQuietly }),
    startListening({
      predicate: (_action, state, before) => selectToken(state) !== selectToken(before),
      effect: followSession,
    }),
    startListening({
      predicate: isAcknowledgedChange,
      effect: () => {
        channel?.postMessage(null);
      },
    }),
  ];
  if (channel !== null) {
    channel.onmessage = () => {
      dispatch(api.util.invalidateTags(['Wishlist']));
    };
  }
  window.addEventListener('storage', follow);
  followSession();
  return () => {
    for (const stop of stopListening) stop();
    unsubscribe?.();
    channel?.close();
    window.removeEventListener('storage', follow);
  };
};
