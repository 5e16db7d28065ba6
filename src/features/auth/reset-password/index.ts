export { beginReset, resetSteps } from './model/reset-steps';
export { useReset } from './model/use-reset';
export { ResetPasswordFlow } from './ui/reset-password-flow';
