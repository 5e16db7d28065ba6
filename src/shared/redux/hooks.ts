import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from 'redux';

import type { AppState } from './app-state';
import type { StoreExtra } from './store-extra';

export type AppDispatch = ThunkDispatch<AppState, StoreExtra, UnknownAction>;

/** A function to dispatch; `Result` is what dispatching it returns. */
export type AppThunk<Result = void> = ThunkAction<Result, AppState, StoreExtra, UnknownAction>;

export type AppStore = Store<AppState> & { dispatch: AppDispatch };

/** `useSelector`, typed by the shop's state tree. */
export const useAppSelector = useSelector.withTypes<AppState>();

/** `useDispatch`, typed for the shop's thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useStore`, typed; for handlers that read the state when they run. */
export const useAppStore = useStore.withTypes<AppStore>();
