import { cartCleared, refreshBag, selectBagSettled } from '@/entities/cart';
import { openTabChannel } from '@/shared/lib/browser';
import { selectIsAuthenticated } from '@/shared/session';

import type { ShopStore } from './make-store';

/**
 * Keeps a customer's bag up to date in every open tab: the tab that changed it notifies the others,
 * which refetch it. The bag itself is not sent. (A guest's bag is synchronized through storage.)
 * Returns a function that stops it.
 */
export const startBagSync = ({ dispatch, startListening }: ShopStore): (() => void) => {
  const channel = openTabChannel('bag', () => {
    void dispatch(refreshBag());
  });
  const stopListening = startListening({
    // Changes that are in flight together send one message, once all are acknowledged.
    predicate: (action, state, before) =>
      selectIsAuthenticated(state) &&
      selectBagSettled(state) &&
      (cartCleared.match(action) || !selectBagSettled(before)),
    effect: channel.notify,
  });
  return () => {
    stopListening();
    channel.close();
  };
};
