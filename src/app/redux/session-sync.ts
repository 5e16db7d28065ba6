import { storageKeys } from '@/shared/config';
import { readStoredSession, selectToken, sessionEnded, sessionRestored } from '@/shared/session';

import type { ShopStore } from './make-store';

/**
 * Login and logout follow in every open tab: what another tab wrote to storage is taken over.
 * Returns what stops it.
 */
export const startSessionSync = (store: ShopStore): (() => void) => {
  const follow = (event: StorageEvent) => {
    if (event.key !== null && event.key !== storageKeys.token && event.key !== storageKeys.user) {
      return;
    }
    const stored = readStoredSession();
    const token = selectToken(store.getState());
    if (stored === null) {
      if (token !== null) store.dispatch(sessionEnded({ reason: 'elsewhere' }));
      return;
    }
    // Another customer's session must not meet this one's data.
    if (token !== null && token !== stored.token) {
      store.dispatch(sessionEnded({ reason: 'elsewhere' }));
    }
    store.dispatch(sessionRestored(stored));
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
  };
};
