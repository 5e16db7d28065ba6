import { hourMs, minuteMs } from '@contract/durations';
import { i18n } from '@contract/i18n';
import { joinParts } from '@contract/lists';
import type { Order } from '@contract/order';
import { refundTimeText } from '@contract/returns';
import {
  canPay,
  hasStatus,
  isRefundOver,
  orderAmounts,
  orderMoney,
  refundedAmount,
  refundOnItsWay,
} from '@/entities/order';
import { deliveredStatuses } from '@/shared/config';

const received = () =>
  i18n.t('We have received your order. We will prepare it and write to you when it is shipped.');

const preparing = () =>
  i18n.t('We are preparing your order and will write to you when it is shipped.');

/** From here on the time left is said in hours. */
const manyMinutes = 120;

/**
 * How long the pieces stay reserved, the time left, which no time zone changes, and what happens then.
 * Empty once it is over and the provider has not cancelled the order yet.
 */
const reservedText = ({ pay_by }: Order, now: Date): string => {
  if (pay_by === undefined) return i18n.t('Your pieces are reserved.');
  const left = new Date(pay_by).getTime() - now.getTime();
  const minutes = Math.floor(left / minuteMs);
  const reserved =
    minutes >= manyMinutes
      ? i18n.t(
          'Your pieces are reserved for another {count, plural, one {1 hour} other {# hours}}.',
          { count: Math.floor(left / hourMs) },
        )
      : i18n.t(
          'Your pieces are reserved for another {count, plural, one {1 minute} other {# minutes}}.',
          { count: minutes },
        );
  const limit = i18n.t('Please pay by then, or your order will be cancelled.');
  return minutes > 0 ? joinParts([reserved, limit], ' ') : '';
};

const unpaid = (order: Order, now: Date): string =>
  joinParts(
    [reservedText(order, now), i18n.t('We will prepare your order as soon as it is paid.')],
    ' ',
  );

const refunded = (order: Order, now: Date): string => {
  const amount = orderMoney(refundedAmount(order), order);
  return isRefundOver(order, now)
    ? i18n.t('Your refund of {amount} has gone back to your card.', { amount })
    : i18n.t('Your refund is on its way: {amount} goes back to your card within {time}.', {
        amount,
        time: refundTimeText(),
      });
};

const cancelled = (order: Order, now: Date): string => {
  if (order.expired_at !== undefined && order.payment_status !== 'refunded') {
    return i18n.t(
      'This order was not paid in time, so it is cancelled. Nothing was charged; you can order the pieces again.',
    );
  }
  if (order.payment_status === 'refunded') {
    const amount = orderMoney(refundedAmount(order), order);
    return isRefundOver(order, now)
      ? i18n.t(
          'This order is cancelled, and nothing was sent. The {amount} you paid has gone back to your card.',
          { amount },
        )
      : i18n.t(
          'This order is cancelled, and nothing will be sent. The {amount} you paid goes back to your card within {time}.',
          { amount, time: refundTimeText() },
        );
  }
  return order.payment_status === 'unpaid'
    ? i18n.t('This order is cancelled, and nothing will be sent. There is nothing to pay.')
    : i18n.t('This order is cancelled, and nothing will be sent.');
};

const shipped = (order: Order): string => {
  const total = orderMoney(orderAmounts(order).total, order);
  return order.payment_method === 'cash_on_delivery' && order.payment_status !== 'paid'
    ? i18n.t('Your order is on its way. Please have {amount} in cash ready when it arrives.', {
        amount: total,
      })
    : i18n.t('Your order is on its way.');
};

const stepText = (order: Order, now: Date): string => {
  switch (order.status) {
    case 'pending':
      return canPay(order) ? unpaid(order, now) : received();
    case 'processing':
      return preparing();
    case 'shipped':
      return shipped(order);
    case 'delivered':
    case 'completed':
      return i18n.t('Your order has been delivered. We hope you enjoy wearing it.');
    case 'cancelled':
      return cancelled(order, now);
    case 'refunded':
      return refunded(order, now);
    default:
      return '';
  }
};

/**
 * What happens next with an order, or how it ended, in a sentence or two, and what is on its way back
 * to the card; null where there is nothing to say, as of a status that is not known (section 4).
 */
export const nextStep = (order: Order, now = new Date()): string | null => {
  // What was cancelled or refunded as a whole says it in its own sentence.
  const refund = hasStatus(order, 'cancelled', 'refunded') ? '' : refundOnItsWay(order, now);
  return joinParts([stepText(order, now), refund], ' ') || null;
};

/**
 * Whether anything still happens with an order: it is on its way, or money is on its way back to the
 * card. Of a status that is not known, more may follow.
 */
export const isUnderWay = (order: Order, now = new Date()): boolean =>
  !hasStatus(order, ...deliveredStatuses, 'cancelled', 'refunded') ||
  refundOnItsWay(order, now) !== '';
