import { refreshBag, selectBagOwner, selectBagSettled, selectChangesTaken } from '@/entities/cart';
import type { AppDispatch, AppState } from '@/shared/redux';

interface BagStore {
  getState: () => AppState;
  dispatch: AppDispatch;
  subscribe: (listener: () => void) => () => void;
}

const channelName = 'bag';

/**
 * A customer's bag follows in every open tab: the one that changed it tells the others, which ask
 * the provider. Nothing of the bag itself is sent. (A guest's bag follows through storage.)
 * Returns what stops it.
 */
export const startBagSync = (store: BagStore): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  let told = selectChangesTaken(store.getState());

  const tell = () => {
    const state = store.getState();
    const taken = selectChangesTaken(state);
    if (taken === told) return;
    const isCustomers = selectBagOwner(state) === 'customer';
    // What is still on its way is told of together, when it has arrived.
    if (isCustomers && !selectBagSettled(state)) return;
    told = taken;
    if (isCustomers) channel.postMessage(null);
  };
  channel.onmessage = () => {
    void store.dispatch(refreshBag());
  };

  const unsubscribe = store.subscribe(tell);
  return () => {
    unsubscribe();
    channel.close();
  };
};
