export { reportHydrated } from './report-hydrated';
export { useAfterHydration, useIsHydrated, useReadAfterHydration } from './use-after-hydration';
