/**
 * The state tree, put together by the slices themselves: each slice augments this interface
 * beside its reducer (`declare module '@/shared/redux/app-state'`), so that a layer below can
 * type its selectors without importing the store from above.
 */
// An interface that others augment starts with what no slice owns.
export interface AppState {
  readonly api: unknown;
}
