import Type, { type Static } from 'typebox';

import { codeDigits, maxLengths, minPasswordLength } from './constants';
import { closedObject, envelope } from './envelope';
import { CurrencySchema } from './money';

/** An email address in a request. */
export const EmailSchema = Type.String({ format: 'email', maxLength: maxLengths.email });
const NameSchema = Type.String({ minLength: 1, maxLength: maxLengths.name, pattern: '\\S' });
/** The current password, of any length: the service refuses a wrong one, not the schema. */
const CurrentPasswordSchema = Type.String({ minLength: 1, maxLength: maxLengths.password });
/** A new password, typed twice. */
const newPassword = {
  password: Type.String({ minLength: minPasswordLength, maxLength: maxLengths.password }),
  password_confirmation: Type.String({ maxLength: maxLengths.password }),
};
const OtpSchema = Type.String({ minLength: 1, maxLength: 2 * codeDigits });

export const UserSchema = Type.Object({
  name: Type.String(),
  email: Type.String(),
  image: Type.String(),
  currency: CurrencySchema,
});
export type User = Static<typeof UserSchema>;

const SessionSchema = Type.Object({ user: UserSchema, token: Type.String() });

/** POST /login */
export const LoginRequestSchema = closedObject({
  email: EmailSchema,
  password: CurrentPasswordSchema,
});
export type LoginRequest = Static<typeof LoginRequestSchema>;
export const LoginResponseSchema = envelope(SessionSchema);
export type LoginResponse = Static<typeof LoginResponseSchema>;

/** POST /register; the token can only verify, resend and log out. */
export const RegisterRequestSchema = closedObject({
  name: NameSchema,
  email: EmailSchema,
  ...newPassword,
});
export type RegisterRequest = Static<typeof RegisterRequestSchema>;
export const RegisterResponseSchema = envelope(SessionSchema);
export type RegisterResponse = Static<typeof RegisterResponseSchema>;

/** POST /verify-email */
export const VerifyEmailRequestSchema = closedObject({ otp: OtpSchema });
export const VerifyEmailResponseSchema = Type.Object({
  code: Type.Literal(200),
  message: Type.String(),
  token: Type.String(),
  data: SessionSchema,
});
export type VerifyEmailResponse = Static<typeof VerifyEmailResponseSchema>;

/** POST /forget-password */
export const ForgetPasswordRequestSchema = closedObject({ email: EmailSchema });
export type ForgetPasswordRequest = Static<typeof ForgetPasswordRequestSchema>;

/** POST /reset-password-check; the token allows one POST /reset-password. */
export const ResetPasswordCheckRequestSchema = closedObject({ email: EmailSchema, otp: OtpSchema });
export type ResetPasswordCheckRequest = Static<typeof ResetPasswordCheckRequestSchema>;
export const ResetPasswordCheckResponseSchema = envelope(Type.Object({ token: Type.String() }));

/** POST /reset-password */
export const ResetPasswordRequestSchema = closedObject(newPassword);
export type ResetPasswordRequest = Static<typeof ResetPasswordRequestSchema>;

/**
 * GET /profile, POST /profile/update, POST /profile/confirm-email. `pending_email` is a new address
 * until the code that was sent to it is entered.
 */
export const ProfileResponseSchema = envelope(
  Type.Object({ user: UserSchema, pending_email: Type.Optional(Type.String()) }),
);
export type ProfileResponse = Static<typeof ProfileResponseSchema>;

/** POST /profile/update; an empty image keeps the current one, another email needs the password. */
export const UpdateProfileRequestSchema = closedObject({
  name: NameSchema,
  email: EmailSchema,
  image: Type.Optional(Type.String({ maxLength: 500 })),
  current_password: Type.Optional(CurrentPasswordSchema),
});
export type UpdateProfileRequest = Static<typeof UpdateProfileRequestSchema>;

/** POST /profile/confirm-email: the code that was sent to the new address. */
export const ConfirmEmailRequestSchema = closedObject({ otp: OtpSchema });

/** POST /profile/change-currency */
export const ChangeCurrencyRequestSchema = closedObject({ currency: CurrencySchema });

/** POST /profile/change-password */
export const ChangePasswordRequestSchema = closedObject({
  current_password: CurrentPasswordSchema,
  ...newPassword,
});
export type ChangePasswordRequest = Static<typeof ChangePasswordRequestSchema>;
