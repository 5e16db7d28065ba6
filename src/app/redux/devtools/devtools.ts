import type { Reducer } from '@reduxjs/toolkit';

import { createRootReducer, type RootState } from '../root-reducer';
import { devToolsOptions } from './devtools-options';
import { replayedCartReducer } from './replayed-cart';
import { createTimeTravel } from './time-travel';

/** What `makeStore` is given where Redux DevTools are used: one for each store. */
export const createDevTools = () => {
  const timeTravel = createTimeTravel();
  return {
    options: devToolsOptions,
    timeTravel,
    /** The reducer, and in its place one that touches no storage when actions are replayed. */
    replayable: (reducer: Reducer<RootState>) =>
      timeTravel.reducer(reducer, createRootReducer(replayedCartReducer)),
  };
};

export type DevTools = ReturnType<typeof createDevTools>;
