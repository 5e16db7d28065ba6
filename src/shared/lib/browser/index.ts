export { readStored, writeStored } from './browser-storage';
export { useIsPhone } from './use-is-phone';
export { usePageRestored } from './use-page-restored';
