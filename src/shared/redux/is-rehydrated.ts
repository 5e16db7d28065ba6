import type { UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

/** Matches the action by which redux-persist restores what this browser has stored under `key`. */
export const isRehydrated =
  <Stored>(key: string) =>
  (action: UnknownAction): action is UnknownAction & { payload?: Stored } =>
    action.type === REHYDRATE && action.key === key;
