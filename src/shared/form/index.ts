export { applyFieldErrors } from './apply-field-errors';
export { type FormFailure, formFailure, useFormSubmit } from './use-form-submit';
export { useResetOnOpen } from './use-reset-on-open';
