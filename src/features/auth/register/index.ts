export type { Registrant } from './model/kept-registrant';
export { RegisterForm } from './ui/register-form';
