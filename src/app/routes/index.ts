export { loadContext } from './load-context';
export { createRoutes, guardedPatterns } from './routes';
