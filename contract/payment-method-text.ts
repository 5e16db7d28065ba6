import { i18n } from './i18n';

/** A payment method (section 9) in words. */
export const paymentMethodText = (method: string): string =>
  method === 'credit_card' ? i18n.t('Credit card') : i18n.t('Cash on delivery');
