export { readStored, writeStored } from './browser-storage';
export { useIsPhone } from './use-is-phone';
export { useDelayedScrollRestoration } from './use-delayed-scroll-restoration';
export { usePageRestored } from './use-page-restored';
export { maxScroll, whilePageGrows } from './while-page-grows';
