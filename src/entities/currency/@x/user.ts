export { selectCurrency, selectCurrencySaving } from '../model/currency-slice';
