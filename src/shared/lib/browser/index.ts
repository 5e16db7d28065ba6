export { readStored, readStoredJson, writeStored } from './browser-storage';
export { onFirstGesture } from './on-first-gesture';
export { againAfterMs, onReconnect } from './on-reconnect';
export { opensElsewhere } from './opens-elsewhere';
export { onStoredByOtherTab, openTabChannel } from './other-tabs';
export { reloadPage } from './reload-page';
export { scrollKey, scrollStorageKey } from './scroll-positions';
export { clearTab, readTab, type TabKey, writeTab } from './tab-storage';
export { useIsLowWindow } from './use-is-low-window';
export { useIsPhone } from './use-is-phone';
export {
  maxScroll,
  useDelayedScrollRestoration,
  whilePageGrows,
} from './use-delayed-scroll-restoration';
export { usePageRestored } from './use-page-restored';
export { useTabState } from './use-tab-state';
