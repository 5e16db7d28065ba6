export { FieldRow, Form, FormError } from './form-layout';
