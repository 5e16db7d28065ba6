import { isAnyOf, type Middleware } from '@reduxjs/toolkit';

import { forgetReset } from '@/features/auth/reset-password';
import { forgetVerifications } from '@/features/auth/verify-email';
import { forgetCheckoutDraft } from '@/features/checkout';
import { api } from '@/shared/api';
import { forgetRemembered } from '@/shared/lib/remembered';
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

const isNewsOfCustomer = isAnyOf(sessionStarted, userChanged);

/** What crosses slices when a session starts, changes or ends. */
export const sessionListeners: Middleware<object, AppState, AppDispatch> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isNewsOfCustomer(action)) rememberSession(getState());
    if (sessionEnded.match(action)) {
      if (action.payload.reason !== 'elsewhere') clearStoredSession();
      // A session that ran out comes back, and with it what its owner was typing.
      if (action.payload.reason !== 'expired') {
        forgetCheckoutDraft();
        forgetReset();
        forgetVerifications();
        forgetRemembered();
      }
      // The reducer forgot the answers already; this makes mounted queries ask again, as a guest.
      dispatch(api.util.resetApiState());
    }
    return result;
  };
