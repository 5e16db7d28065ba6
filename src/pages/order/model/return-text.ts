import { i18n } from '@contract/i18n';
import { joinParts } from '@contract/lists';
import type { Order } from '@contract/order';
import { cashRefundText, returnSteps, sendBackSteps } from '@contract/returns';
import { dayOf, hasStatus } from '@/entities/order';
import { deliveredStatuses, returnDays } from '@/shared/config';

import { isRefundOver } from './refund-over';

/** The last day of the days for returns; empty once it is over, or where the delivery's day is unknown. */
const lastDayText = ({ events = [] }: Order, now: Date): string => {
  const delivered = events.filter(({ status }) => status === 'delivered').at(-1)?.at;
  if (delivered === undefined) return '';
  const last = new Date(delivered);
  last.setDate(last.getDate() + returnDays);
  const date = dayOf(last.toISOString());
  const over = last.getTime() < now.getTime() && date !== dayOf(now.toISOString());
  return over ? '' : i18n.t('The last day to write is {date}.', { date });
};

/**
 * How the pieces of an order go back, with a `<link>`; empty for one that was not delivered, or whose
 * refund is over.
 */
export const returnText = (order: Order, now = new Date()): string => {
  if (hasStatus(order, 'refunded')) return isRefundOver(order, now) ? '' : sendBackSteps();
  if (!hasStatus(order, ...deliveredStatuses)) return '';
  const cash = order.payment_method === 'cash_on_delivery' ? cashRefundText() : '';
  return joinParts([returnSteps(), lastDayText(order, now), cash], ' ');
};
