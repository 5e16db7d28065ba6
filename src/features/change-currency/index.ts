export { saveCustomerCurrency } from './model/save-customer-currency';
export { CurrencyToggle } from './ui/currency-toggle';
