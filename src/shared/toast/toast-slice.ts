import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded, sessionStarted } from '@/shared/session';

export type ToastSeverity = 'success' | 'error' | 'info';

export interface Toast {
  id: string;
  /** When it was shown, ms since 1970. */
  shownAt: number;
  severity: ToastSeverity;
  title: string;
  description?: string;
  /** What its button Undo dispatches. */
  undo?: PayloadAction<unknown>;
  /** It has a button that reloads the page. */
  reloads?: boolean;
  /** It asks for a login, which makes it obsolete. */
  asksForLogin?: boolean;
  /** It says what a login has changed: all of these are to be read, beside each other. */
  reportsLogin?: boolean;
  /** It stays until it is dismissed. */
  lasting?: boolean;
  /** What it is about, e.g. the id of a line: a success makes each failure about the same obsolete. */
  about?: string;
}

export interface ToastsState {
  list: Toast[];
}

const initialState: ToastsState = { list: [] };

/** The most toasts at once; older failures are removed. */
const maxToasts = 3;

/** A success later than this after a failure counts as a retry that worked, ms. */
const retryAfterMs = 2000;

/** Whether a success is that of what a failure was about, so that the failure is obsolete. */
const isRetryOf = (failure: Toast, success: Toast): boolean =>
  success.shownAt - failure.shownAt >= retryAfterMs ||
  (failure.about !== undefined && failure.about === success.about);

/** Whether a toast stays when the next one is shown beside it. */
const staysBeside = (shown: Toast, next: Toast): boolean => {
  if (shown.lasting === true) return true;
  // What stays, e.g. that the browser is offline, is no answer to what can be undone.
  if (shown.undo !== undefined && next.lasting === true) return true;
  if (shown.reportsLogin && next.reportsLogin && shown.title !== next.title) return true;
  // A success is replaced by any next toast; a failure stays to be read.
  if (shown.severity !== 'error') return false;
  if (next.severity === 'success') return !isRetryOf(shown, next);
  return shown.title !== next.title || shown.description !== next.description;
};

const toastSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id' | 'shownAt'>) => ({
        payload: { id: nanoid(8), shownAt: Date.now(), ...toast },
      }),
      reducer: (state, action: PayloadAction<Toast>) => {
        const kept = state.list.filter((shown) => staysBeside(shown, action.payload));
        state.list = [...kept, action.payload].slice(-maxToasts);
      },
    },
    /** The successes have been read; one that can be undone, or stays, is kept. */
    successesDismissed: (state) => {
      state.list = state.list.filter(
        ({ severity, undo, lasting }) =>
          severity !== 'success' || undo !== undefined || lasting === true,
      );
    },
    toastDismissed: (state, action: PayloadAction<string>) => {
      state.list = state.list.filter((toast) => toast.id !== action.payload);
    },
    /** A request to log in has been answered by leaving the login page; one that stays is kept. */
    loginPageLeft: (state) => {
      state.list = state.list.filter(({ asksForLogin, lasting }) => !asksForLogin || lasting);
    },
  },
  extraReducers: (builder) => {
    // Undo is for the visitor who removed the line.
    builder
      .addCase(sessionStarted, (state) => {
        state.list = state.list.filter(({ asksForLogin, undo }) => !asksForLogin && !undo);
      })
      .addCase(sessionEnded, (state) => {
        state.list = state.list.filter(({ undo }) => !undo);
      });
  },
  selectors: { selectToasts: (state) => state.list },
});

declare module '@/shared/redux/app-state' {
  interface AppState {
    toasts: ToastsState;
  }
}

export const toastsReducer = toastSlice.reducer;
export const { toastShown, toastDismissed, successesDismissed, loginPageLeft } = toastSlice.actions;
export const { selectToasts } = toastSlice.selectors;
