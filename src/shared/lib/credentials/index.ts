export { emailRule, newPasswordRule, passwordAgainRule, publicEmailRule } from './credential-rules';
export { oneTimeCodeRule, plainCode, verificationCodeSchema } from './one-time-code';
