import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { User as ProviderUser } from '@contract/customer';

/** The customer as the browser knows them; a currency may never have been set (section 2). */
export type User = Omit<ProviderUser, 'currency'> & Partial<Pick<ProviderUser, 'currency'>>;

/** Why a session ended: a logout, a 401 from the provider, or an end in another tab. */
export type SessionEndReason = 'logout' | 'expired' | 'other-tab';

export interface SessionState {
  token: string | null;
  user: User | null;
  /** True once the browser's storage was read; until then the session is unknown. */
  ready: boolean;
  /** Set by a 401 until the redirect to the login page has happened. */
  expired: boolean;
  /** From a logout until the login page is shown: the page that is left is not the next origin. */
  ending: boolean;
}

const initialState: SessionState = {
  token: null,
  user: null,
  ready: false,
  expired: false,
  ending: false,
};

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The stored session was read when the shop opened. */
    sessionRestored: (state, action: PayloadAction<{ token: string; user: User } | null>) => {
      state.token = action.payload?.token ?? null;
      state.user = action.payload?.user ?? null;
      state.ready = true;
      state.ending = false;
    },
    /** Login, or a verified registration. */
    sessionStarted: (state, action: PayloadAction<{ token: string; user: User }>) => {
      state.token = action.payload.token;
      state.user = action.payload.user;
      state.ready = true;
      state.expired = false;
      state.ending = false;
    },
    /** A logout has begun; the session ends once the current page is left. */
    sessionEnding: (state) => {
      state.ending = true;
    },
    /** The customer's own data changed (name, email, currency). */
    userChanged: (state, action: PayloadAction<User>) => {
      if (state.token !== null) state.user = action.payload;
    },
    /** The session is over; the root reducer resets every slice. */
    sessionEnded: (_state, action: PayloadAction<{ reason: SessionEndReason }>) => ({
      ...initialState,
      ready: true,
      expired: action.payload.reason === 'expired',
      ending: action.payload.reason === 'logout',
    }),
    /** The logout is over: the login page is shown. */
    logoutFinished: (state) => {
      state.ending = false;
    },
    /** The redirect after an expired session was made. */
    expiryHandled: (state) => {
      state.expired = false;
    },
  },
  selectors: {
    selectToken: (state) => state.token,
    selectUser: (state) => state.user,
    selectSessionReady: (state) => state.ready,
    selectSessionEnding: (state) => state.ending,
    selectSessionExpired: (state) => state.expired,
    /** Authenticated: a token and a stored user (section 6). */
    selectIsAuthenticated: (state) => state.token !== null && state.user !== null,
  },
});

declare module '@/shared/redux/app-state' {
  interface AppState {
    session: SessionState;
  }
}

/** The predicate of a listener: somebody has logged in or out, or the session is another one. */
export const isSessionReplaced = (
  _action: unknown,
  state: { session: SessionState },
  before: { session: SessionState },
): boolean => state.session.token !== before.session.token;

export const sessionReducer = sessionSlice.reducer;
export const {
  sessionRestored,
  sessionStarted,
  sessionEnding,
  userChanged,
  sessionEnded,
  logoutFinished,
  expiryHandled,
} = sessionSlice.actions;
export const {
  selectToken,
  selectUser,
  selectSessionReady,
  selectSessionEnding,
  selectSessionExpired,
  selectIsAuthenticated,
} = sessionSlice.selectors;
