export { currencyNames } from './model/currency-names';
export { useSaveCurrency } from './model/use-save-currency';
export { useSaveGuestCurrency } from './model/use-save-guest-currency';
export { ChangeCurrencyMenu } from './ui/change-currency-menu';
export { CurrencyToggle } from './ui/currency-toggle';
