import { refreshBag } from '@/entities/cart';
import { storageKeys } from '@/shared/config';
import { onStoredByOtherTab } from '@/shared/lib/browser';
import type { AppStore } from '@/shared/redux';
import {
  readStoredSession,
  selectIsAuthenticated,
  selectToken,
  sessionEnded,
  sessionRestored,
} from '@/shared/session';

/** Set on the root element while the page is in the back/forward cache; the styles hide it then. */
const hiddenAttribute = 'data-page-hidden';

/**
 * Synchronizes login and logout between open tabs through the browser's storage. A page from the
 * back/forward cache stays hidden until its session is checked. Returns a function that stops it.
 */
export const startSessionSync = (store: AppStore): (() => void) => {
  const readSession = () => {
    const stored = readStoredSession();
    const token = selectToken(store.getState());
    if (stored === null) {
      if (token !== null) store.dispatch(sessionEnded({ reason: 'other-tab' }));
      return;
    }
    // Never mix the data of two customers.
    if (token !== null && token !== stored.token) {
      store.dispatch(sessionEnded({ reason: 'other-tab' }));
    }
    store.dispatch(sessionRestored(stored));
  };

  const hidePage = () => {
    const isCustomers = selectIsAuthenticated(store.getState());
    document.documentElement.toggleAttribute(hiddenAttribute, isCustomers);
  };
  const showPage = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      readSession();
      // Also finds out whether the provider has ended the session meanwhile.
      void store.dispatch(refreshBag());
    }
    document.documentElement.removeAttribute(hiddenAttribute);
  };

  const stopFollowing = onStoredByOtherTab(
    (key) => key === storageKeys.token || key === storageKeys.user,
    readSession,
  );
  window.addEventListener('pagehide', hidePage);
  window.addEventListener('pageshow', showPage);
  return () => {
    stopFollowing();
    window.removeEventListener('pagehide', hidePage);
    window.removeEventListener('pageshow', showPage);
  };
};
