import type { Reducer } from '@reduxjs/toolkit';
import { type PersistConfig, persistReducer } from 'redux-persist';

/**
 * A reducer whose state is stored under `key` as plain JSON, as section 4 has it. The library's own
 * serialization would encode twice and silently drop what it cannot read; its time-out would empty
 * the state when storage is slow. The slice itself restores what was stored.
 */
export const persistedReducer = <State>(
  key: string,
  storage: PersistConfig<State>['storage'],
  reducer: Reducer<State>,
) => {
  const config: PersistConfig<State> & { deserialize: false } = {
    key,
    keyPrefix: '',
    storage,
    serialize: false,
    deserialize: false,
    stateReconciler: false,
    timeout: 0,
  };
  return persistReducer<State>(config, reducer);
};
