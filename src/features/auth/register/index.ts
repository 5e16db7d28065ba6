export type { Registrant } from './model/register-schema';
export { RegisterForm } from './ui/register-form';
