import type { LiftedAction } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';

/** From a window of the Redux DevTools extension to the page: show what is recorded, or do this. */
export type ExtensionMessage = { source: '@devtools-extension' } & (
  { type: 'UPDATE' } | { type: 'DISPATCH'; payload: LiftedAction<unknown, Action<string>, unknown> }
);

/** From the page to the extension's windows. */
export interface StateMessage {
  source: '@devtools-page';
  type: 'STATE';
  payload: { stagedActionIds: number[] };
  /** JSON. */
  actionsById: string;
  /** The state after the last action, JSON. */
  lastState: string;
}
