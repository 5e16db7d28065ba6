export { currencyNames } from './model/currency-names';
export { useSaveGuestCurrency } from './model/use-save-guest-currency';
export { ChangeCurrencyMenu } from './ui/change-currency-menu';
export { CurrencyToggle } from './ui/currency-toggle';
