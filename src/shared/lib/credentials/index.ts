export {
  emailSchema,
  newPasswordSchema,
  passwordAgainSchema,
  publicEmailSchema,
} from './credential-schemas';
export { oneTimeCodeSchema, plainCode, verificationCodeSchema } from './one-time-code';
