export { useReset } from './model/use-reset';
export { ResetPasswordFlow } from './ui/reset-password-flow';
