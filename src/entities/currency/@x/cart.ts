export { changeReverted, changeStarted, currencyShown } from '../model/currency-slice';
