import { type Action, addListener, type PayloadAction } from '@reduxjs/toolkit';

import type { AppDispatch, AppState, AppThunk } from '@/shared/redux';

interface StoreAccess {
  dispatch: AppDispatch;
  getState: () => AppState;
}

const addAppListener = /* @__PURE__ */ addListener.withTypes<AppState, AppDispatch>();

/**
 * Undo for a kind of change. Returns a thunk that makes the store listen to actions of this type and
 * returns one, for the `undo` of a toast; `undo` runs when the toast dispatches it.
 */
export const createUndo = <Payload>(
  type: string,
  undo: (payload: Payload, store: StoreAccess) => Promise<void>,
) => {
  // One function for all payloads: the store adds the same effect only once.
  const effect = (action: Action, store: StoreAccess) =>
    undo((action as PayloadAction<Payload>).payload, store);
  return (payload: Payload): AppThunk<PayloadAction<Payload>> =>
    (dispatch) => {
      dispatch(addAppListener({ type, effect }));
      return { type, payload };
    };
};
