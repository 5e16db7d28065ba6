export { digestOf } from './digest-of';
export { sameText } from './same-text';
