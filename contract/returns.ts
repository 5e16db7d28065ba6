import { refundBusinessDays, returnDays } from './constants';
import { i18n } from './i18n';
import { unbroken } from './unbroken';

/** How long after its delivery a piece may be returned (section 9), in words. */
export const returnsText = (): string => i18n.t('Returns within {days} days', { days: returnDays });

/** How long a refund takes (section 9), in words that stay in one line. */
export const refundTimeText = (): string =>
  unbroken(
    i18n.t('{from}-{to} business days', {
      from: refundBusinessDays.from,
      to: refundBusinessDays.to,
    }),
  );
