import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

import { sessionStarted } from '@/shared/session';

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  id: string;
  /** When it was said, ms since 1970. */
  saidAt: number;
  tone: ToastTone;
  title: string;
  description?: string;
}

export interface ToastsState {
  list: Toast[];
}

const initialState: ToastsState = { list: [] };

/** Older failures give way: more than this at once is a wall. */
const mostToasts = 3;

/** A success this long after a failure is what came of trying again, ms. */
const retryAfterMs = 2000;

/** Whether a toast still has something to say beside the next one. */
const isUnread = (shown: Toast, next: Toast): boolean => {
  // What went well is news only until the next thing is said; what failed waits to be read.
  if (shown.tone !== 'error') return false;
  if (next.tone === 'success') return next.saidAt - shown.saidAt < retryAfterMs;
  return shown.title !== next.title || shown.description !== next.description;
};

const toastSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id' | 'saidAt'>) => ({
        payload: { id: nanoid(8), saidAt: Date.now(), ...toast },
      }),
      reducer: (state, action: PayloadAction<Toast>) => {
        const unread = state.list.filter((shown) => isUnread(shown, action.payload));
        state.list = [...unread, action.payload].slice(-mostToasts);
      },
    },
    toastDismissed: (state, action: PayloadAction<string>) => {
      state.list = state.list.filter((toast) => toast.id !== action.payload);
    },
  },
  extraReducers: (builder) => {
    // What asked a person to log in has been answered.
    builder.addCase(sessionStarted, (state) => {
      state.list = state.list.filter((toast) => toast.tone !== 'info');
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
export const { toastShown, toastDismissed } = toastSlice.actions;
export const { selectToasts } = toastSlice.selectors;
