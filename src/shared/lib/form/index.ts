export { landFieldErrors } from './land-field-errors';
