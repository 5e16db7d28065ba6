export { emailRule, incompleteEmail, newPasswordRule, passwordAgainRule } from './credential-rules';
export { oneTimeCodeRule, plainCode } from './one-time-code';
