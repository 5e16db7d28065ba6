export { EmailField } from './email-field';
export { describedBy, FieldFrame, type FieldProps } from './field-frame';
export { TextAreaField } from './text-area-field';
export { TextField } from './text-field';
