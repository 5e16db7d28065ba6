export { BreakableEmail } from './breakable-email';
