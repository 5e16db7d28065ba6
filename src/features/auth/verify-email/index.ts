export { VerifyEmailForm } from './ui/verify-email-form';
