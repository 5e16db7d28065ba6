import { isAnyOf, type TypedStartListening } from '@reduxjs/toolkit';

import { api } from '@/shared/api';
import { clearTab } from '@/shared/lib/browser';
import { clearPreferences } from '@/shared/lib/preferences';
import type { AppDispatch, AppState } from '@/shared/redux';
import {
  clearStoredSession,
  selectToken,
  selectUser,
  sessionEnded,
  sessionStarted,
  userChanged,
  writeStoredSession,
} from '@/shared/session';

const rememberSession = (state: AppState): void => {
  const token = selectToken(state);
  const user = selectUser(state);
  if (token !== null && user !== null) writeStoredSession(token, user);
};

/** Adds the effects across slices when a session starts, changes or ends. */
export const addSessionListeners = (
  startListening: TypedStartListening<AppState, AppDispatch>,
): void => {
  startListening({
    matcher: isAnyOf(sessionStarted, userChanged),
    effect: (_action, { getState }) => {
      rememberSession(getState());
    },
  });
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload: { reason } }, { dispatch }) => {
      if (reason !== 'other-tab') clearStoredSession();
      // After an expired session the customer logs in again and goes on with what was typed.
      if (reason !== 'expired') {
        clearTab();
        clearPreferences();
      }
      // The reducer has emptied the cache; this makes mounted queries refetch, as a guest.
      dispatch(api.util.resetApiState());
    },
  });
};
