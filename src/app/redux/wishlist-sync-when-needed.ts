import { api } from '@/shared/api';
import { onFirstGesture } from '@/shared/lib/browser';

import type { ShopStore } from './make-store';

/**
 * A customer's wishlist is being fetched. Recognized by the endpoint's name, since its code is not
 * in the first bundle.
 */
const isWishlistRequested = ({ type, meta }: { type: string; meta?: unknown }): boolean =>
  type === `${api.reducerPath}/executeQuery/pending` &&
  (meta as { arg: { endpointName: string } }).arg.endpointName === 'getWishlist';

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
