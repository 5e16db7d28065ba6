export {
  changeReverted,
  changeStarted,
  currencyShown,
  selectCurrency,
  selectCurrencySaving,
} from '../model/currency-slice';
