export type { FieldProps } from './field-frame';
export { fieldAria, fieldBox, FieldFrame } from './field-frame';
export { TextAreaField } from './text-area-field';
export { TextField } from './text-field';
