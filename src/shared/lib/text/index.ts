export { digestOf } from './digest-of';
export { latinDigits } from './latin-digits';
export { sameText } from './same-text';
