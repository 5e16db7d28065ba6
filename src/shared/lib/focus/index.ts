export { useFocusHome } from './use-focus-home';
