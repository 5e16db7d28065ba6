export { focusPressed } from './focus-pressed';
export { focusRemoveButton } from './focus-remove-button';
export { useFocusFallback } from './use-focus-fallback';
