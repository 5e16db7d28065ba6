export { type PendingVerification, usePendingVerification } from './model/pending-verification';
export { VerifyEmailForm } from './ui/verify-email-form';
