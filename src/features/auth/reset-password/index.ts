export { ResetPasswordFlow } from './ui/reset-password-flow';
