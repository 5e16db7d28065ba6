export { useEmailChange } from './model/use-email-change';
export { ConfirmEmailDialog } from './ui/confirm-email-dialog';
export { EditProfileDialog } from './ui/edit-profile-dialog';
