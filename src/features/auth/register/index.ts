export { RegisterForm, type Registrant } from './ui/register-form';
