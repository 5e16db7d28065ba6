import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

import { sessionStarted } from '@/shared/session';

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  id: string;
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

const toastSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { id: nanoid(8), ...toast } }),
      reducer: (state, action: PayloadAction<Toast>) => {
        const { title, description } = action.payload;
        // What went well is news only until the next thing is said; what failed waits to be read.
        const unread = state.list.filter(
          (shown) =>
            shown.tone === 'error' && (shown.title !== title || shown.description !== description),
        );
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
