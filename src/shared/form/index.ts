export { applyFieldErrors } from './apply-field-errors';
export { fieldProps } from './field-props';
export { formFailure, type Submission, useFormSubmit } from './use-form-submit';
export { useTabDraft } from './use-tab-draft';
