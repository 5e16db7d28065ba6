export type { RouteHandle } from './route-handle';
export { createRoutes, guardedPatterns } from './routes';
