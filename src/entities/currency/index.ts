export {
  changeReverted,
  changeSaved,
  changeStarted,
  currencyReducer,
  currencyChosen,
  nextCurrency,
  selectCurrency,
  selectCurrencySaving,
} from './model/currency-slice';
export { chooseCurrency, restoreCurrency } from './model/guest-currency';
export { OtherTotals } from './ui/other-totals';
