import type { Order } from '@contract/order';
import { cashRefundText, returnSteps, sendBackSteps } from '@contract/returns';
import { hasStatus } from '@/entities/order';
import { deliveredStatuses } from '@/shared/config';

import { isRefundOver } from './refund-over';

/**
 * How the pieces of an order go back, with a `<link>`; empty for one that was not delivered, or whose
 * refund is over.
 */
export const returnText = (order: Order, now = new Date()): string => {
  if (hasStatus(order, 'refunded')) return isRefundOver(order, now) ? '' : sendBackSteps();
  if (!hasStatus(order, ...deliveredStatuses)) return '';
  return order.payment_method === 'cash_on_delivery'
    ? `${returnSteps()} ${cashRefundText()}`
    : returnSteps();
};
