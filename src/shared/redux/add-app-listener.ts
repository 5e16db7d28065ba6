import { addListener, type ListenerEffect, type PayloadAction } from '@reduxjs/toolkit';

import type { AppState } from './app-state';
import type { AppDispatch } from './hooks';

/** What the store does after an action with this payload. */
export type AppListenerEffect<Payload> = ListenerEffect<
  PayloadAction<Payload>,
  AppState,
  AppDispatch
>;

/** `addListener`, typed: dispatched, it makes the store listen to an action; the same effect once. */
export const addAppListener = /* @__PURE__ */ addListener.withTypes<AppState, AppDispatch>();
