export { focusPressed } from './focus-pressed';
export { focusRemoveButton } from './focus-remove-button';
export { takeFocus } from './take-focus';
export { useFocusFallback } from './use-focus-fallback';
