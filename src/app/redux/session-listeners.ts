import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';

import { forgetCheckoutDraft } from '@/features/checkout';
import { api } from '@/shared/api';
import { forgetRemembered } from '@/shared/lib/remembered';
import type { AppDispatch, AppState, StoreExtra } from '@/shared/redux';
import {
  clearStoredSession,
  selectToken,
  selectUser,
  sessionEnded,
  sessionStarted,
  userChanged,
  writeStoredSession,
} from '@/shared/session';

/** What crosses slices when a session starts, changes or ends. */
export const createSessionListeners = () => {
  const listeners = createListenerMiddleware<AppState, AppDispatch, StoreExtra>();

  listeners.startListening({
    matcher: isAnyOf(sessionStarted, userChanged),
    effect: (_action, { getState }) => {
      const token = selectToken(getState());
      const user = selectUser(getState());
      if (token !== null && user !== null) writeStoredSession(token, user);
    },
  });

  listeners.startListening({
    actionCreator: sessionEnded,
    effect: (action, { dispatch }) => {
      if (action.payload.reason !== 'elsewhere') clearStoredSession();
      // A session that ran out comes back, and with it what its owner was typing.
      if (action.payload.reason !== 'expired') {
        forgetCheckoutDraft();
        forgetRemembered();
      }
      // The reducer forgot the answers already; this makes mounted queries ask again, as a guest.
      dispatch(api.util.resetApiState());
    },
  });

  return listeners.middleware;
};
