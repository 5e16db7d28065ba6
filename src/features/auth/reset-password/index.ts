export { beginReset, resetSteps, useReset } from './model/reset-steps';
export { ResetPasswordFlow } from './ui/reset-password-flow';
