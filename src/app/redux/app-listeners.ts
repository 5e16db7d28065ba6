import { createListenerMiddleware } from '@reduxjs/toolkit';

import type { AppDispatch, AppState } from '@/shared/redux';

/** The one listener middleware of a store, to which everything is added that listens to actions. */
export const createAppListeners = () => createListenerMiddleware<AppState, AppDispatch>();

export type StartAppListening = ReturnType<typeof createAppListeners>['startListening'];
