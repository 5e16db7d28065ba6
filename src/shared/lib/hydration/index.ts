export { reportHydrated } from './report-hydrated';
export { useIsHydrated } from './use-is-hydrated';
