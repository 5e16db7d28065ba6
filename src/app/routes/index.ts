export type { RouteHandle } from './page-route';
export { createRoutes, guardedPatterns } from './routes';
