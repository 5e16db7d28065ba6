import { cartCleared, refreshBag, selectBagSettled } from '@/entities/cart';
import { selectIsAuthenticated } from '@/shared/session';

import type { ShopStore } from './make-store';

const channelName = 'bag';

/**
 * A customer's bag follows in every open tab: the one that changed it tells the others, which ask
 * the provider. Nothing of the bag itself is sent. (A guest's bag follows through storage.)
 * Returns what stops it.
 */
export const startBagSync = ({ dispatch, startListening }: ShopStore): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = () => {
    void dispatch(refreshBag());
  };
  const stopListening = startListening({
    // Changes that are in flight together are told of once, when all are acknowledged.
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
