export { addAppListener, type AppListenerEffect } from './add-app-listener';
export type { AppState } from './app-state';
export type { AppDispatch, AppStore, AppThunk } from './hooks';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks';
export { isRehydrated } from './is-rehydrated';
export type { StoreExtra } from './store-extra';
