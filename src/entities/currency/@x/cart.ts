export { currencyReducer, currencyShown, selectCurrency } from '../model/currency-slice';
