import { i18n } from '@contract/i18n';
import { joinParts } from '@contract/lists';
import type { Order } from '@contract/order';
import { refundTimeText } from '@contract/returns';
import { itemCount, orderAmounts, orderMoney, orderRefunds, returnLimit } from '@/entities/order';
import { returnDays } from '@/shared/config';

/** What the question needs of the order. */
export type RefundedOrder = Pick<
  Order,
  'price' | 'charge_price' | 'currency' | 'refunds' | 'order_products' | 'events'
>;

/**
 * The question before refunding, with the amount: what is left of the subtotal, since all pieces are
 * refunded. Shipping, taxes and duties are non-refundable (section 9).
 */
export const refundQuestion = (order: RefundedOrder): string => {
  const { shipping } = orderAmounts(order);
  const { remainingSubtotal } = orderRefunds(order);
  const back = i18n.t(
    'Are you sure you want to refund this order? {amount} goes back to your card within {time}.',
    { amount: orderMoney(remainingSubtotal, order), time: refundTimeText() },
  );
  const kept =
    shipping > 0
      ? i18n.t('Shipping ({amount}) is not refunded.', { amount: orderMoney(shipping, order) })
      : '';
  const all =
    itemCount(order) > 1
      ? i18n.t('The refund is for all pieces. To return only some of them, please write to us.')
      : '';
  return joinParts([back, kept, all], ' ');
};

/**
 * The time limit of returns beside the button, or that it is over and the button still works; returns
 * are a `<link>`.
 */
export const returnNote = (
  order: Pick<Order, 'events'>,
  timeZone: string | undefined,
  now = new Date(),
): string => {
  const limit = returnLimit(order, timeZone, now);
  return limit?.isOver === true
    ? i18n.t(
        'The {days} days for <link>returns</link> ended on {date}. You can still ask for a refund here.',
        { days: returnDays, date: limit.date },
      )
    : i18n.t('<link>Returns</link> within {days} days of delivery', { days: returnDays });
};

/**
 * Until when pieces can be returned, by the refund policy, which is a `<link>`; empty once that is over:
 * `returnNote` says so before.
 */
export const returnLimitText = (
  order: Pick<Order, 'events'>,
  timeZone: string | undefined,
  now = new Date(),
): string => {
  const limit = returnLimit(order, timeZone, now);
  if (limit === null) {
    return i18n.t(
      'Returns are possible within {days} days of delivery: see our <link>Refund Policy</link>.',
      { days: returnDays },
    );
  }
  return limit.isOver
    ? ''
    : i18n.t('Returns are possible until {date}: see our <link>Refund Policy</link>.', {
        date: limit.date,
      });
};
