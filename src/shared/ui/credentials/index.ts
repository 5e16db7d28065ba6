export { CodeField } from './code-field';
export { CredentialsForm } from './credentials-form';
export { EmailField } from './email-field';
export { AccountName, NewPasswordFields, PasswordField } from './password-fields';
export { ResendCode } from './resend-code';
