import { instrument } from '@redux-devtools/instrument';
import type { DevToolsEnhancerOptions, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';

type Enhance = (createStore: StoreEnhancerStoreCreator) => StoreEnhancerStoreCreator;

export type Compose = (options?: DevToolsEnhancerOptions) => (...enhancers: Enhance[]) => Enhance;

/** What the browser's extension adds to a page: import this before Redux Toolkit is loaded. */
export const compose: Compose =
  ({ maxAge, trace, traceLimit } = {}) =>
  (...enhancers) =>
  (createStore) =>
    [...enhancers, instrument(undefined, { maxAge, trace, traceLimit }) as Enhance].reduceRight(
      (create, enhance) => enhance(create),
      createStore,
    );

Object.assign(globalThis.window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
