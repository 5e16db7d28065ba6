import { isPending } from '@reduxjs/toolkit';

import { isEndpointAction } from '@/shared/api';
import { onFirstGesture } from '@/shared/lib/browser';

import type { ShopStore } from './make-store';

/** A customer's wishlist is being fetched. */
const isWishlistRequested = isEndpointAction(isPending(), ['getWishlist']);

/**
 * Loads the wishlist's sync with the first gesture, or when a component asks for a customer's
 * wishlist: other first views need nothing of it. Returns a function that stops it.
 */
export const startWishlistSyncWhenNeeded = (store: ShopStore): (() => void) => {
  let running: Promise<(() => void) | undefined> | undefined;
  const start = () => {
    running ??= import('./wishlist-sync').then(
      ({ startWishlistSync }) => startWishlistSync(store),
      () => undefined,
    );
  };
  const stopWaiting = [
    onFirstGesture(start),
    store.startListening({
      predicate: isWishlistRequested,
      effect: start,
    }),
  ];
  return () => {
    for (const stop of stopWaiting) stop();
    void running?.then((stop) => stop?.());
  };
};
