export { risingItems } from './rising-items';
