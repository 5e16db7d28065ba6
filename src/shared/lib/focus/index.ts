export { focusPressed } from './focus-pressed';
export { useFocusFallback } from './use-focus-fallback';
