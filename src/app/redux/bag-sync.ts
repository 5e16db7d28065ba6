import { refreshBag, selectBagOwner, selectBagSettled } from '@/entities/cart';
import type { AppDispatch, AppState } from '@/shared/redux';

interface BagStore {
  getState: () => AppState;
  dispatch: AppDispatch;
  subscribe: (listener: () => void) => () => void;
}

const channelName = 'bag';

/** The customer's bag as the provider has taken it; null while something is on its way. */
const settledBag = (state: AppState): string | null =>
  selectBagOwner(state) === 'customer' && selectBagSettled(state)
    ? state.cart.items.map(({ id, quantity }) => `${id}=${quantity}`).join()
    : null;

/**
 * A customer's bag follows in every open tab: the one that changed it tells the others, which ask
 * the provider. Nothing of the bag itself is sent. (A guest's bag follows through storage.)
 * Returns what stops it.
 */
export const startBagSync = (store: BagStore): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  let known = settledBag(store.getState());
  let asking = false;

  const tell = () => {
    const bag = settledBag(store.getState());
    if (bag === null || bag === known) return;
    // The first bag, and what another tab told of, are no news to the others.
    const isNews = known !== null && !asking;
    known = bag;
    if (isNews) channel.postMessage(null);
  };
  channel.onmessage = () => {
    asking = true;
    void store.dispatch(refreshBag()).finally(() => {
      asking = false;
    });
  };

  const unsubscribe = store.subscribe(tell);
  return () => {
    unsubscribe();
    channel.close();
  };
};
