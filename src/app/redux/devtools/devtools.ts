import type { Reducer } from '@reduxjs/toolkit';

import { createRootReducer, type RootState } from '../root-reducer';
import { devToolsOptions } from './devtools-options';
import { replayedReducers } from './replayed-reducers';
import { createTimeTravel } from './time-travel';

/** What `makeStore` needs for Redux DevTools; one for each store. */
export const createDevTools = () => {
  const timeTravel = createTimeTravel();
  return {
    options: devToolsOptions,
    timeTravel,
    /** Like the given reducer, but when actions are replayed, the stored bag is left alone. */
    replayable: (reducer: Reducer<RootState>) =>
      timeTravel.reducer(reducer, createRootReducer(replayedReducers)),
  };
};

export type DevTools = ReturnType<typeof createDevTools>;
