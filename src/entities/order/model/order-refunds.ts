import type { Order } from '@contract/order';
import { toMinor } from '@/shared/lib/money';

import { orderAmounts } from './order-amounts';

type OrderSums = Pick<Order, 'price' | 'charge_price' | 'refunds'>;

/**
 * What was refunded of an order and what is left of its total and of its subtotal, minor units. A
 * provider without partial refunds sends no `refunds`: then only the status tells of a refund.
 */
export const orderRefunds = (
  order: OrderSums,
): { refunded: number; remaining: number; remainingSubtotal: number } => {
  const { refunds = [] } = order;
  const { subtotal, total } = orderAmounts(order);
  const refunded = refunds.reduce((sum, { amount }) => sum + toMinor(amount), 0);
  return {
    refunded,
    remaining: total - refunded,
    remainingSubtotal: Math.max(0, subtotal - refunded),
  };
};

/** How many of a line were refunded. */
export const refundedQuantity = ({ refunds = [] }: Pick<Order, 'refunds'>, lineId: number) =>
  refunds
    .flatMap(({ lines }) => lines)
    .filter(({ id }) => id === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
