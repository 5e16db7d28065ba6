import './install-redux-devtools';

import { ActionCreators, type EnhancedStore, type LiftedState } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import type { Store } from 'redux';

import { devToolsOptions } from '@/app/redux/devtools/devtools-options';

type Recorded = LiftedState<unknown, Action<string>, unknown>;

const lifted = (store: Store) =>
  (store as unknown as EnhancedStore<unknown, Action<string>, unknown>).liftedStore;

/** What the DevTools recorded of a store. */
export const recordingOf = (store: Store): Recorded => lifted(store).getState();

/** The recorded actions, oldest first, without the DevTools' own first one. */
export const actionsOf = (store: Store): Action<string>[] => {
  const { actionsById, stagedActionIds } = recordingOf(store);
  return stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? []);
};

/** Shows the state after the last action of a type, as a click on it does. */
export const jumpTo = (store: Store, type: string): void => {
  const { actionsById, stagedActionIds } = recordingOf(store);
  const id = stagedActionIds.findLast((each) => actionsById[each]?.action.type === type);
  if (id === undefined) throw new Error(`No ${type} was recorded`);
  lifted(store).dispatch(ActionCreators.jumpToAction(id));
};

/** Shows the latest state again. */
export const returnToLatest = (store: Store): void => {
  lifted(store).dispatch(ActionCreators.jumpToState(recordingOf(store).stagedActionIds.length - 1));
};

/** Skips the last action of a type, or includes it again: later actions are replayed. */
export const toggle = (store: Store, type: string): void => {
  const { actionsById, stagedActionIds } = recordingOf(store);
  const id = stagedActionIds.findLast((each) => actionsById[each]?.action.type === type);
  if (id === undefined) throw new Error(`No ${type} was recorded`);
  lifted(store).dispatch(ActionCreators.toggleAction(id));
};

/** The DevTools' Reset: back to the state that the store was created with. */
export const reset = (store: Store): void => {
  lifted(store).dispatch(ActionCreators.reset());
};

/**
 * What the DevTools' Export writes to a file: the displayed actions and states, without those that
 * the options hide.
 */
export const exportOf = (store: Store): string => {
  const recorded = recordingOf(store);
  const { actionSanitizer, stateSanitizer, actionsDenylist } = devToolsOptions;
  const hidden = [actionsDenylist ?? []].flat().map((pattern) => new RegExp(pattern));
  const shown = recorded.stagedActionIds.flatMap((id, index) => {
    const entry = recorded.actionsById[id];
    const state = recorded.computedStates[index]?.state;
    if (entry === undefined || hidden.some((pattern) => pattern.test(entry.action.type))) return [];
    const action = actionSanitizer?.(entry.action, id);
    return [{ id, entry: { ...entry, action }, state: stateSanitizer?.(state, index) }];
  });
  return JSON.stringify({
    ...recorded,
    actionsById: Object.fromEntries(shown.map(({ id, entry }) => [id, entry])),
    stagedActionIds: shown.map(({ id }) => id),
    computedStates: shown.map(({ state }) => ({ state })),
    committedState: stateSanitizer?.(recorded.committedState, 0),
    currentStateIndex: shown.length - 1,
  });
};

/** The DevTools' Import: replays exported actions in place of the recorded ones. */
export const importInto = (store: Store, exported: string): void => {
  lifted(store).dispatch(ActionCreators.importState(JSON.parse(exported) as Recorded));
};
