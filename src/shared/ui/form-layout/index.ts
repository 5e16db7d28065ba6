export { FieldRow, Form, FormActions, FormError } from './form-layout';
