export { useIsShown } from './use-is-shown';
