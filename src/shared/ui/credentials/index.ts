export { CodeField } from './code-field';
export { CredentialsForm } from './credentials-form';
export { AccountName, NewPasswordFields, PasswordField } from './password-fields';
export { ResendCode } from './resend-code';
