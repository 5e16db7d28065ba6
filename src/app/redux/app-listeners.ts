import { createListenerMiddleware } from '@reduxjs/toolkit';

import type { AppDispatch, AppState } from '@/shared/redux';

/** The store's only listener middleware: everything that reacts to actions registers here. */
export const createAppListeners = () => createListenerMiddleware<AppState, AppDispatch>();

export type StartAppListening = ReturnType<typeof createAppListeners>['startListening'];
