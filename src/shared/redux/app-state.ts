import type { EndpointDefinitions, RootState } from '@reduxjs/toolkit/query';

/**
 * The state tree, put together by the slices themselves: each slice augments this interface
 * beside its reducer (`declare module '@/shared/redux/app-state'`), so that a layer below can
 * type its selectors without importing the store from above.
 */
export interface AppState {
  /** The API slice's cache. */
  readonly api: RootState<EndpointDefinitions, string, 'api'>['api'];
}
