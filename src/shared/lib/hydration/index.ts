export { reportHydrated } from './report-hydrated';
export { useAfterHydration, useIsHydrated } from './use-after-hydration';
