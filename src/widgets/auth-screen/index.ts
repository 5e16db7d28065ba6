export { AuthScreen } from './ui/auth-screen';
