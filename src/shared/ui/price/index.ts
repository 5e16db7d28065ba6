export { Price } from './price';
