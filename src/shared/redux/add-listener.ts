import { addListener } from '@reduxjs/toolkit';

import type { AppState } from './app-state';
import type { AppDispatch } from './hooks';

/**
 * Makes the store listen to an action, for effects whose code is loaded late. The same effect is
 * added once.
 */
export const addAppListener = /* @__PURE__ */ addListener.withTypes<AppState, AppDispatch>();
