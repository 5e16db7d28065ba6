import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';

/** The currencies' names on Personal Information (section 2). */
export const currencyNames = (): Record<Currency, string> => ({
  USD: i18n.t('US Dollar (USD)'),
  EUR: i18n.t('Euro (EUR)'),
  AED: i18n.t('UAE Dirham (AED)'),
});
