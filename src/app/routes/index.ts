export { createRoutes, guardedPatterns } from './routes';
