import type { Currency } from '@contract/money';

/** The currencies' names on Personal Information (section 2). */
export const currencyNames: Record<Currency, string> = {
  USD: 'US Dollar (USD)',
  EUR: 'Euro (EUR)',
  AED: 'UAE Dirham (AED)',
};
