import type { Order } from '@contract/order';
import { orderAmounts, orderMoney, orderRefunds } from '@/entities/order';
import { refundTime } from '@/shared/config';

/**
 * The question before refunding, with the amount: what is left of the subtotal. Shipping, taxes and
 * duties are non-refundable (section 9).
 */
export const refundQuestion = (
  order: Pick<Order, 'price' | 'charge_price' | 'currency' | 'refunds'>,
): string => {
  const { shipping } = orderAmounts(order);
  const { remainingSubtotal } = orderRefunds(order);
  const back = `Are you sure you want to refund this order? ${orderMoney(remainingSubtotal, order)} goes back to your card within ${refundTime}.`;
  return shipping > 0 ? `${back} Shipping (${orderMoney(shipping, order)}) is not refunded.` : back;
};
