export { risingItems, risingDelay } from './rising-items';
