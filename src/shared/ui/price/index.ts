export { ExactAmount } from './exact-amount';
export { Price } from './price';
