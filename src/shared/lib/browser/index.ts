export { readStored, writeStored } from './browser-storage';
export { useIsPhone } from './use-is-phone';
export { useLateScroll } from './use-late-scroll';
export { usePageRestored } from './use-page-restored';
