import { onFirstGesture } from '@/shared/lib/first-gesture';
import { selectToken } from '@/shared/session';

import type { ShopStore } from './make-store';

/**
 * Loads the wishlist's sync with the first gesture, or as soon as a customer is logged in: a guest's
 * first view needs nothing of it. Returns a function that stops it.
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
      predicate: (_action, state) => selectToken(state) !== null,
      effect: start,
    }),
  ];
  return () => {
    for (const stop of stopWaiting) stop();
    void running?.then((stop) => stop?.());
  };
};
