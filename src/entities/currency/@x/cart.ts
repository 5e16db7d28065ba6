export {
  changeReverted,
  changeStarted,
  currencyReducer,
  currencyShown,
} from '../model/currency-slice';
