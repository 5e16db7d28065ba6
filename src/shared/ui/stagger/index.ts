export { staggeredItems, staggerDelay } from './stagger';
