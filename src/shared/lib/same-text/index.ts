export { sameText } from './same-text';
