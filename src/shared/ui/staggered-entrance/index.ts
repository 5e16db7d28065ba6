export { entrance, entranceMs, staggeredEntrance } from './staggered-entrance';
