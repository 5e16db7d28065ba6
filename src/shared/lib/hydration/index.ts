export { useIsHydrated } from './use-is-hydrated';
