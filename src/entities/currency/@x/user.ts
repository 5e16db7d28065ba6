export {
  currencyReducer,
  currencyShown,
  selectCurrency,
  selectCurrencySaving,
} from '../model/currency-slice';
