import { refreshBag } from '@/entities/cart';
import { storageKeys } from '@/shared/config';
import type { AppStore } from '@/shared/redux';
import {
  readStoredSession,
  selectIsAuthenticated,
  selectToken,
  sessionEnded,
  sessionRestored,
} from '@/shared/session';

/** On the page's root element while the browser keeps the page for Back; the styles hide it then. */
const asleepAttribute = 'data-asleep';

/**
 * Login and logout follow in every open tab: what another tab wrote to storage is taken over. A
 * page that the browser kept for Back is hidden until it is known whether its customer is still
 * there. Returns what stops it.
 */
export const startSessionSync = (store: AppStore): (() => void) => {
  const catchUp = () => {
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

  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === storageKeys.token || key === storageKeys.user) catchUp();
  };
  const fallAsleep = () => {
    const isCustomers = selectIsAuthenticated(store.getState());
    document.documentElement.toggleAttribute(asleepAttribute, isCustomers);
  };
  const wakeUp = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      catchUp();
      // Also finds out whether the provider has ended the session meanwhile.
      void store.dispatch(refreshBag());
    }
    document.documentElement.removeAttribute(asleepAttribute);
  };

  window.addEventListener('storage', follow);
  window.addEventListener('pagehide', fallAsleep);
  window.addEventListener('pageshow', wakeUp);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pagehide', fallAsleep);
    window.removeEventListener('pageshow', wakeUp);
  };
};
