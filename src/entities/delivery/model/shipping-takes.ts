import { shippingBusinessDays } from '@contract/constants';
import { i18n } from '@contract/i18n';

/** How long shipping takes (section 9), where the days of an order's arrival are not known. */
export const shippingTakesText = (): string => {
  const { from, to } = shippingBusinessDays;
  return i18n.t('Shipping takes {from}-{to} business days', { from, to });
};
