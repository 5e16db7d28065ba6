export { emailRule, newPasswordRule, passwordAgainRule } from './credential-rules';
export { oneTimeCodeRule, plainCode } from './one-time-code';
