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

/** How to return pieces, as the refund policy says it; `write to us` is a `<link>`. */
export const returnSteps = (): string =>
  i18n.t(
    'To return pieces, <link>write to us</link> with the number of your order within {days} days of delivery. We answer with the address and a return note to put in the parcel.',
    { days: returnDays },
  );

/** How pieces of a refunded order go back; `write to us` is a `<link>`. */
export const sendBackSteps = (): string =>
  i18n.t(
    'If you still have the pieces, please send them back: <link>write to us</link> with the number of your order, and we answer with the address and a return note to put in the parcel. You pay for the return shipping, unless a piece was defective or not what you ordered.',
  );

/** A text with `<link>` without it. */
export const withoutLink = (text: string): string => text.replaceAll(/<\/?link>/g, '');

/** How an order is refunded that was paid in cash. */
export const cashRefundText = (): string =>
  i18n.t('What you paid in cash is refunded by bank transfer.');
