export { currencyShown, selectCurrency, selectCurrencySaving } from '../model/currency-slice';
