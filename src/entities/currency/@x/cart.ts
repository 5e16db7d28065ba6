export { selectCurrency } from '../model/currency-slice';
