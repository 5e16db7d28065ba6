export { staggeredEntrance, entranceDelay } from './staggered-entrance';
