import { getSettings } from '@/entities/brand';
import { checkGuestLines, selectCart } from '@/entities/cart';
import { selectCustomerWishes } from '@/entities/wishlist';
import { api } from '@/shared/api';
import type { AppState } from '@/shared/redux';
import { selectToken, selectUser, sessionEnded } from '@/shared/session';
import { toastShown } from '@/shared/toast';

import type { ShopStore } from '../redux';
import { heldToast, keptToast } from './held-toasts';
import { hasHeld, keepHeldOnly, keptKey, readKept, sameHeld, writeKept } from './kept-customer';
import { sendHeld } from './send-held';
import { selectKept, showKept } from './show-kept';

/** The pause before what an overloaded provider, for example, has not taken is sent again. */
const againMs = 30_000;

/** Sends in one tab at a time; in old browsers every tab sends, which changes nothing twice. */
const inOneTab = async (send: () => Promise<void>): Promise<void> => {
  const { locks } = navigator as { locks?: LockManager };
  await (locks === undefined ? send() : locks.request('offline-changes', send));
};

const keyIn = (state: AppState): string | null => {
  const user = selectUser(state);
  return selectToken(state) === null || user === null ? null : keptKey(user.email);
};

const holds = ({ getState }: ShopStore): boolean => hasHeld(selectKept(getState()));

/** Stores the customer's bag and wishlist as they are shown. */
const keep = ({ getState }: ShopStore): void => {
  const key = keyIn(getState());
  if (key !== null) writeKept(key, { ...readKept(key), ...selectKept(getState()) });
};

/** Shows what is stored, unless there is a connection and no change to send. */
const adopt = async (store: ShopStore): Promise<void> => {
  const key = keyIn(store.getState());
  const kept = key === null ? null : readKept(key);
  if (kept === null || (navigator.onLine && !hasHeld(kept) && !holds(store))) return;
  await store.dispatch(showKept(kept));
};

/**
 * Holds a customer's changes of bag and wishlist while there is no connection, in the store and in the
 * browser's storage, and sends them when there is one: after a reload too, and once, whichever tabs are
 * open (ADR 0028). Then everybody's prices are fetched again. Returns a function that stops it.
 */
export const startHoldingChanges = (store: ShopStore): (() => void) => {
  const { dispatch, getState, startListening } = store;
  let turn: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  /** Runs one piece of work after the other. What it shows meanwhile is not stored. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(async () => {
      isBusy = true;
      try {
        await work();
      } finally {
        isBusy = false;
      }
    });
    turn = done.catch(() => undefined);
    return done;
  };
  const send = () =>
    inTurn(async () => {
      await adopt(store);
      try {
        await dispatch(sendHeld(() => keep(store)));
      } finally {
        keep(store);
      }
    });
  const comeBack = async () => {
    clearTimeout(again);
    if (!navigator.onLine) return;
    await (keyIn(getState()) === null ? dispatch(checkGuestLines()) : inOneTab(send));
    if (holds(store)) again = setTimeout(comeBackQuietly, againMs);
  };
  const comeBackQuietly = () => {
    // After a failure the changes stay held.
    comeBack().catch(() => undefined);
  };
  const adoptQuietly = async () => {
    await inTurn(() => adopt(store)).catch(() => undefined);
  };

  const refresh = () => {
    comeBackQuietly();
    dispatch(api.util.invalidateTags(['Product']));
    void dispatch(getSettings.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && key === keyIn(getState())) void adoptQuietly();
  };
  const restore = async () => {
    await adoptQuietly();
    keep(store);
    if (holds(store)) comeBackQuietly();
  };

  dispatch((_dispatch, _getState, extra) => {
    extra.isOffline = () => !navigator.onLine;
  });
  const stops = [
    startListening({
      predicate: (_action, state, before) =>
        !isBusy &&
        (selectCart(state).data !== selectCart(before).data ||
          selectCustomerWishes(state).data !== selectCustomerWishes(before).data),
      effect: () => {
        const key = keyIn(getState());
        const known = key === null ? null : readKept(key);
        const isNews = !sameHeld(selectKept(getState()), known ?? {});
        keep(store);
        if (isNews && holds(store) && !navigator.onLine) dispatch(toastShown(heldToast()));
      },
    }),
    startListening({
      predicate: (_action, state, before) => selectToken(state) !== selectToken(before),
      effect: restore,
    }),
    startListening({
      actionCreator: sessionEnded,
      effect: ({ payload: { reason } }, { getOriginalState }) => {
        const key = keyIn(getOriginalState());
        if (key !== null && keepHeldOnly(key) && reason !== 'elsewhere')
          dispatch(toastShown(keptToast()));
      },
    }),
  ];
  window.addEventListener('online', refresh);
  window.addEventListener('storage', follow);
  void restore();
  return () => {
    clearTimeout(again);
    for (const stop of stops) stop();
    window.removeEventListener('online', refresh);
    window.removeEventListener('storage', follow);
  };
};
