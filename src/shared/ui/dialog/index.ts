export { ConfirmDialog } from './confirm-dialog';
export { DialogFrame } from './dialog-frame';
export { FormDialog } from './form-dialog';
