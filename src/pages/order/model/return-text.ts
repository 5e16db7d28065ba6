import { i18n } from '@contract/i18n';
import { joinParts } from '@contract/lists';
import type { Order } from '@contract/order';
import { cashRefundText, returnSteps, sendBackSteps } from '@contract/returns';
import { dayOf, hasStatus, isRefundOver } from '@/entities/order';
import { deliveredStatuses, returnDays } from '@/shared/config';

/** The last day on which a return can be announced; null where the delivery's day is unknown. */
const lastDay = ({ events = [] }: Order): Date | null => {
  const delivered = events.filter(({ status }) => status === 'delivered').at(-1)?.at;
  if (delivered === undefined) return null;
  const last = new Date(delivered);
  last.setDate(last.getDate() + returnDays);
  return last;
};

const isBefore = (day: Date, now: Date): boolean =>
  day.getTime() < now.getTime() && dayOf(day.toISOString()) !== dayOf(now.toISOString());

const returnsOver = (last: Date): string =>
  i18n.t(
    'The {days} days for returns ended on {date}. If something is wrong with a piece, please <link>write to us</link>.',
    { days: returnDays, date: dayOf(last.toISOString()) },
  );

/**
 * How the pieces of an order go back, with a `<link>`, or that the days for it are over; empty for
 * one that was not delivered, or whose refund is over.
 */
export const returnText = (order: Order, now = new Date()): string => {
  if (hasStatus(order, 'refunded')) return isRefundOver(order, now) ? '' : sendBackSteps();
  if (!hasStatus(order, ...deliveredStatuses)) return '';
  const last = lastDay(order);
  if (last !== null && isBefore(last, now)) return returnsOver(last);
  const until =
    last === null
      ? ''
      : i18n.t('The last day to write is {date}.', { date: dayOf(last.toISOString()) });
  const cash = order.payment_method === 'cash_on_delivery' ? cashRefundText() : '';
  return joinParts([returnSteps(), until, cash], ' ');
};
