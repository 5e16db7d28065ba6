export { entrance, staggeredEntrance } from './staggered-entrance';
