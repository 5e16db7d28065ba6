export { useFocusFallback } from './use-focus-fallback';
