import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';

import { currencyShown } from '@/entities/currency';
import { api } from '@/shared/api';
import type { AppDispatch, AppState, StoreExtra } from '@/shared/redux';
import {
  clearStoredSession,
  selectToken,
  selectUser,
  sessionEnded,
  sessionRestored,
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

  // The stored user's currency is the one to show (specification, section 4, Currency).
  listeners.startListening({
    matcher: isAnyOf(sessionStarted, sessionRestored, userChanged),
    effect: (_action, { dispatch, getState }) => {
      const user = selectUser(getState());
      if (user !== null) dispatch(currencyShown(user.currency));
    },
  });

  listeners.startListening({
    actionCreator: sessionEnded,
    effect: (action, { dispatch }) => {
      if (action.payload.reason !== 'elsewhere') clearStoredSession();
      // The reducer forgot the answers already; this makes mounted queries ask again, as a guest.
      dispatch(api.util.resetApiState());
    },
  });

  return listeners.middleware;
};
