import type { EnhancedStore } from '@redux-devtools/instrument';
import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import { type Compose, compose } from '../../../support/install-redux-devtools';
import type { ExtensionMessage, StateMessage } from './messages';

type Recorder = EnhancedStore<unknown, Action<string>, unknown>;

/** What the extension's windows are sent: the recorded actions and the last state as the options show them. */
const stateMessage = (
  { liftedStore }: Recorder,
  { actionSanitizer, stateSanitizer, actionsDenylist = [] }: DevToolsEnhancerOptions,
): StateMessage => {
  const { actionsById, stagedActionIds, computedStates } = liftedStore.getState();
  const last = computedStates.length - 1;
  const state = computedStates[last]?.state;
  const hidden = [actionsDenylist].flat().map((pattern) => new RegExp(pattern));
  const shown = stagedActionIds.flatMap((id) => {
    const entry = actionsById[id];
    if (entry === undefined || hidden.some((each) => each.test(entry.action.type))) return [];
    return [
      { id, entry: { ...entry, action: actionSanitizer?.(entry.action, id) ?? entry.action } },
    ];
  });
  return {
    source: '@devtools-page',
    type: 'STATE',
    payload: { stagedActionIds: shown.map(({ id }) => id) },
    actionsById: JSON.stringify(Object.fromEntries(shown.map(({ id, entry }) => [id, entry]))),
    lastState: JSON.stringify(stateSanitizer?.(state, last) ?? state),
  };
};

/** The page script of the extension: its windows and the page exchange messages of `window`. */
const composeAndListen: Compose =
  (options = {}) =>
  (...enhancers) =>
  (createStore) =>
  (...args) => {
    const store = compose(options)(...enhancers)(createStore)(...args);
    const recorder = store as unknown as Recorder;
    window.addEventListener(
      'message',
      ({ data }: MessageEvent<ExtensionMessage | StateMessage>) => {
        if (data.source !== '@devtools-extension') return;
        if (data.type === 'UPDATE') window.postMessage(stateMessage(recorder, options), '*');
        else recorder.liftedStore.dispatch(data.payload);
      },
    );
    return store;
  };

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeAndListen });
