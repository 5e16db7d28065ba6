export { landFieldErrors } from './land-field-errors';
export { type SendingFailure, sendingFailure, useSending } from './use-sending';
export { useFilledOnOpening } from './use-filled-on-opening';
