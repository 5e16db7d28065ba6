export { emailRule, newPasswordRule, passwordAgainRule, publicEmailRule } from './credential-rules';
export { oneTimeCodeRule, plainCode } from './one-time-code';
