export type { Registrant } from './model/registrant-draft';
export { RegisterForm } from './ui/register-form';
