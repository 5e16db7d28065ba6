export { currencyShown, selectCurrency } from '../model/currency-slice';
