export { ConfirmDialog } from './confirm-dialog';
export { FormDialog } from './form-dialog';
