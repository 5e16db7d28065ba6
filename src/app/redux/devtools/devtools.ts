import type { Reducer } from '@reduxjs/toolkit';

import { createRootReducer, type RootState } from '../root-reducer';
import { devToolsOptions } from './devtools-options';
import { reducersWithoutStorage } from './reducers-without-storage';
import { createTimeTravel } from './time-travel';

/** What `makeStore` needs for Redux DevTools; one for each store. */
export const createDevTools = () => {
  const timeTravel = createTimeTravel();
  return {
    options: devToolsOptions,
    timeTravel,
    /** Like the given reducer, but actions that are replayed neither read nor write storage. */
    replayable: (reducer: Reducer<RootState>) =>
      timeTravel.reducer(reducer, createRootReducer(reducersWithoutStorage)),
  };
};

export type DevTools = ReturnType<typeof createDevTools>;
