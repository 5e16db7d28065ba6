import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { refundTimeText } from '@contract/returns';
import { toMinor } from '@/shared/lib/money';

import { orderAmounts, orderMoney } from './order-amounts';
import { orderRefunds } from './order-refunds';
import { hasStatus } from './order-status';
import { hasReachedCard, isRefundOver } from './refund-over';

/** What a whole refund gives back: not the shipping of an order that has arrived (section 9). */
const wholeRefund = (order: Order): number => {
  const { subtotal, total } = orderAmounts(order);
  if (hasStatus(order, 'refunded')) return subtotal;
  return order.payment_status === 'refunded' ? total : 0;
};

/** What goes back for an order, also where the provider sends no `refunds`; minor units. */
export const refundedAmount = (order: Order): number =>
  orderRefunds(order).refunded || wholeRefund(order);

/**
 * How much is on its way back to the card, and how long that takes; empty where nothing is. A provider
 * knows only when it has refunded, not when the bank has: until its days are over it is on its way.
 */
export const refundOnItsWay = (order: Order, now = new Date()): string => {
  if (isRefundOver(order, now)) return '';
  const { refunds = [] } = order;
  const arrived = refunds
    .filter(({ at }) => hasReachedCard(at, now))
    .reduce((sum, { amount }) => sum + toMinor(amount), 0);
  const amount = refundedAmount(order) - arrived;
  return amount === 0
    ? ''
    : i18n.t('{amount} is on its way back to your card, which takes {time}.', {
        amount: orderMoney(amount, order),
        time: refundTimeText(),
      });
};
