import { i18n } from '@contract/i18n';
import { joinParts } from '@contract/lists';
import type { Order } from '@contract/order';
import { cashRefundText, returnSteps, sendBackSteps } from '@contract/returns';
import { canRefund, hasStatus, isRefundOver, returnLimit } from '@/entities/order';
import { deliveredStatuses, returnDays } from '@/shared/config';

const returnsOver = (date: string): string =>
  i18n.t(
    'The {days} days for returns ended on {date}. If something is wrong with a piece, please <link>write to us</link>.',
    { days: returnDays, date },
  );

/**
 * How the pieces of an order go back, with a `<link>`, or that the days for it are over; empty for
 * one that was not delivered, or whose refund is over, and once the days are over where Refund Order
 * says so.
 */
export const returnText = (
  order: Order,
  timeZone: string | undefined,
  now = new Date(),
): string => {
  if (hasStatus(order, 'refunded')) return isRefundOver(order, now) ? '' : sendBackSteps();
  if (!hasStatus(order, ...deliveredStatuses)) return '';
  const limit = returnLimit(order, timeZone, now);
  if (limit?.isOver === true) return canRefund(order) ? '' : returnsOver(limit.date);
  const until =
    limit === null ? '' : i18n.t('The last day to write is {date}.', { date: limit.date });
  const cash = order.payment_method === 'cash_on_delivery' ? cashRefundText() : '';
  return joinParts([returnSteps(), until, cash], ' ');
};
