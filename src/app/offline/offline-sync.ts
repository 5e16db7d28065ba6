import { getSettings } from '@/entities/brand';
import { checkGuestLines, selectCustomerBag } from '@/entities/cart';
import { selectCustomerWishes } from '@/entities/wishlist';
import { api } from '@/shared/api';
import { onStoredByOtherTab } from '@/shared/lib/browser';
import type { AppState } from '@/shared/redux';
import { isSessionReplaced, selectToken, selectUser, sessionEnded } from '@/shared/session';
import { toastShown } from '@/shared/toast';

import type { ShopStore } from '../redux';
import {
  hasOfflineChanges,
  keepOfflineChanges,
  readSnapshot,
  sameOfflineChanges,
  snapshotKey,
  writeSnapshot,
} from './customer-snapshot';
import { offlineChangeToast, unsentChangesToast } from './offline-toasts';
import { restoreSnapshot, selectSnapshot } from './restore-snapshot';
import { sendOfflineChanges } from './send-offline-changes';

/** How long to wait before retrying what the provider did not accept, e.g. while overloaded. */
const retryMs = 30_000;

/** Browsers without Web Locks send from every tab, which is harmless: changes are idempotent. */
const inOneTab = async (send: () => Promise<void>): Promise<void> => {
  const { locks } = navigator as { locks?: LockManager };
  await (locks === undefined ? send() : locks.request('offline-changes', send));
};

const keyIn = (state: AppState): string | null => {
  const user = selectUser(state);
  return selectToken(state) === null || user === null ? null : snapshotKey(user.email);
};

const hasUnsent = ({ getState }: ShopStore): boolean =>
  hasOfflineChanges(selectSnapshot(getState()));

/** Stores the customer's bag and wishlist as they are shown. */
const save = ({ getState }: ShopStore): void => {
  const key = keyIn(getState());
  if (key !== null) writeSnapshot(key, { ...readSnapshot(key), ...selectSnapshot(getState()) });
};

/** Shows what is stored, unless there is a connection and no change to send. */
const restore = async (store: ShopStore): Promise<void> => {
  const key = keyIn(store.getState());
  const stored = key === null ? null : readSnapshot(key);
  if (stored === null) return;
  if (navigator.onLine && !hasOfflineChanges(stored) && !hasUnsent(store)) return;
  await store.dispatch(restoreSnapshot(stored));
};

/** Stores what has changed; a new change without a connection is announced as kept for later. */
const saveChanges = (store: ShopStore): void => {
  const key = keyIn(store.getState());
  const known = key === null ? null : readSnapshot(key);
  const hasNewChanges = !sameOfflineChanges(selectSnapshot(store.getState()), known ?? {});
  save(store);
  if (hasNewChanges && hasUnsent(store) && !navigator.onLine)
    store.dispatch(toastShown(offlineChangeToast()));
};

/** Runs one piece of work after the other. What it shows meanwhile is not stored. */
const createQueue = () => {
  let turn: Promise<unknown> = Promise.resolve();
  let busy = false;
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(async () => {
      busy = true;
      try {
        await work();
      } finally {
        busy = false;
      }
    });
    turn = done.catch(() => undefined);
    return done;
  };
  return { inTurn, isBusy: () => busy };
};

/** Sends the stored changes, and later again what has not been taken. */
const createSender = (store: ShopStore, { inTurn }: ReturnType<typeof createQueue>) => {
  const { dispatch, getState } = store;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const send = () =>
    inTurn(async () => {
      await restore(store);
      try {
        await dispatch(sendOfflineChanges(() => save(store)));
      } finally {
        save(store);
      }
    });
  const stopRetrying = () => clearTimeout(retry);
  const sync = async () => {
    stopRetrying();
    if (!navigator.onLine) return;
    await (keyIn(getState()) === null ? dispatch(checkGuestLines()) : inOneTab(send));
    if (hasUnsent(store)) retry = setTimeout(syncIgnoringErrors, retryMs);
  };
  const syncIgnoringErrors = () => {
    // After a failure the changes are still stored.
    sync().catch(() => undefined);
  };
  return { syncIgnoringErrors, stopRetrying };
};

/**
 * Stores a customer's changes of bag and wishlist that are made without a connection, and sends them
 * when there is one: after a reload too, and once, whichever tabs are open (ADR 0028). Then everybody's
 * prices are fetched again. Returns a function that stops it.
 */
export const startOfflineSync = (store: ShopStore): (() => void) => {
  const { dispatch, getState, startListening } = store;
  const queue = createQueue();
  const { syncIgnoringErrors, stopRetrying } = createSender(store, queue);

  const restoreIgnoringErrors = () => queue.inTurn(() => restore(store)).catch(() => undefined);
  const begin = async () => {
    await restoreIgnoringErrors();
    save(store);
    if (hasUnsent(store)) syncIgnoringErrors();
  };
  const refresh = () => {
    syncIgnoringErrors();
    dispatch(api.util.invalidateTags(['Product']));
    void dispatch(getSettings.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };

  const stops = [
    onStoredByOtherTab(
      (key) => key === keyIn(getState()),
      () => void restoreIgnoringErrors(),
    ),
    startListening({
      predicate: (_action, state, before) =>
        !queue.isBusy() &&
        (selectCustomerBag(state).data !== selectCustomerBag(before).data ||
          selectCustomerWishes(state).data !== selectCustomerWishes(before).data),
      effect: () => saveChanges(store),
    }),
    startListening({ predicate: isSessionReplaced, effect: begin }),
    startListening({
      actionCreator: sessionEnded,
      effect: ({ payload: { reason } }, { getOriginalState }) => {
        const key = keyIn(getOriginalState());
        if (key !== null && keepOfflineChanges(key) && reason !== 'other-tab')
          dispatch(toastShown(unsentChangesToast()));
      },
    }),
  ];
  window.addEventListener('online', refresh);
  void begin();
  return () => {
    stopRetrying();
    for (const stop of stops) stop();
    window.removeEventListener('online', refresh);
  };
};
