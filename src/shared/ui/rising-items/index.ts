export { risingItems, risingPlace } from './rising-items';
