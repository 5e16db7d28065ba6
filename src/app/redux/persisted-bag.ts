import { persistStore } from 'redux-persist';

import {
  type BagLine,
  checkGuestLines,
  itemsSet,
  loadBag,
  selectLocalLines,
} from '@/entities/cart';
import { selectCurrency } from '@/entities/currency';
import { mergeGuestBag } from '@/features/merge-guest-bag';
import { storageKeys } from '@/shared/config';
import { onStoredByOtherTab } from '@/shared/lib/browser';
import { isSessionReplaced, selectToken } from '@/shared/session';

import type { ShopStore } from './make-store';

/**
 * Loads the guest's bag, stores its changes and follows those of other tabs; checks its lines
 * against the catalogue. When there is a session, fetches the customer's bag and merges the guest's
 * into it. Called once in the browser, after the session was restored. Returns a function that
 * stops it.
 */
export const startPersistingBag = (store: ShopStore): (() => void) => {
  const { bagStorage, dispatch, getState, startListening } = store;
  const localLines = () => selectLocalLines(getState());
  let restored = false;

  const followSession = (isLogin: boolean) => {
    if (!restored || selectToken(getState()) === null) return;
    if (localLines().length === 0) void dispatch(loadBag());
    else void dispatch(mergeGuestBag({ isLogin }));
  };
  bagStorage.setCurrency(selectCurrency(getState()));
  const persistor = persistStore(store, null, () => {
    restored = true;
    followSession(false);
    void dispatch(checkGuestLines());
  });

  const adopt = (lines: BagLine[]) => {
    dispatch(itemsSet(lines));
  };
  const follow = (stored: string | null) => {
    const lines = restored
      ? bagStorage.followOtherTab(storageKeys.cart, stored, localLines())
      : null;
    if (lines !== null) adopt(lines);
  };
  const flush = () => {
    void persistor.flush();
  };

  const stops = [
    onStoredByOtherTab((key) => key === storageKeys.cart, follow),
    startListening({
      predicate: isSessionReplaced,
      effect: () => {
        followSession(true);
      },
    }),
    // The stored prices are text in the display currency.
    startListening({
      predicate: (_action, state, before) => selectCurrency(state) !== selectCurrency(before),
      effect: () => {
        bagStorage.setCurrency(selectCurrency(getState()));
        if (restored) void bagStorage.setItem(storageKeys.cart, { items: localLines() });
      },
    }),
  ];
  bagStorage.onMerge(adopt);
  window.addEventListener('pagehide', flush);
  return () => {
    for (const stop of stops) stop();
    // Pending writes would otherwise happen after the stop.
    flush();
    persistor.pause();
    bagStorage.onMerge(null);
    window.removeEventListener('pagehide', flush);
  };
};
