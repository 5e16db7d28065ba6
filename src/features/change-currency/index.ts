export { currencyNames } from './model/currency-names';
export { ChangeCurrencyMenu } from './ui/change-currency-menu';
export { CurrencyToggle } from './ui/currency-toggle';
