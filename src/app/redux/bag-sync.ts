import { cartCleared, refreshBag, selectBagSettled } from '@/entities/cart';
import { selectIsAuthenticated } from '@/shared/session';

import type { ShopStore } from './make-store';

const channelName = 'bag';

/**
 * Keeps a customer's bag up to date in every open tab: the tab that changed it notifies the others,
 * which refetch it. The bag itself is not sent. (A guest's bag is synchronized through storage.)
 * Returns a function that stops it.
 */
export const startBagSync = ({ dispatch, startListening }: ShopStore): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = () => {
    void dispatch(refreshBag());
  };
  const stopListening = startListening({
    // Changes that are in flight together send one message, once all are acknowledged.
    predicate: (action, state, before) =>
      selectIsAuthenticated(state) &&
      selectBagSettled(state) &&
      (cartCleared.match(action) || !selectBagSettled(before)),
    effect: () => {
      channel.postMessage(null);
    },
  });
  return () => {
    stopListening();
    channel.close();
  };
};
