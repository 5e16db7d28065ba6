import { instrument } from '@redux-devtools/instrument';
import type { DevToolsEnhancerOptions, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';

type Enhance = (createStore: StoreEnhancerStoreCreator) => StoreEnhancerStoreCreator;

/** What the browser's extension puts into a page: import this before Redux Toolkit is loaded. */
const compose =
  ({ maxAge, trace, traceLimit }: DevToolsEnhancerOptions = {}) =>
  (...enhancers: Enhance[]): Enhance =>
  (createStore) =>
    [...enhancers, instrument(undefined, { maxAge, trace, traceLimit }) as Enhance].reduceRight(
      (create, enhance) => enhance(create),
      createStore,
    );

Object.assign(globalThis.window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
