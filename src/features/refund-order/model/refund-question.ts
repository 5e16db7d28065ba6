import type { Order } from '@contract/order';
import { orderAmounts, orderMoney } from '@/entities/order';
import { refundTime } from '@/shared/config';

/**
 * The question before refunding, with the amount. Shipping, taxes and duties are non-refundable
 * (section 9).
 */
export const refundQuestion = (
  order: Pick<Order, 'price' | 'charge_price' | 'currency'>,
): string => {
  const { subtotal, shipping } = orderAmounts(order);
  const back = `Are you sure you want to refund this order? ${orderMoney(subtotal, order)} goes back to your card within ${refundTime}.`;
  return shipping > 0 ? `${back} Shipping (${orderMoney(shipping, order)}) is not refunded.` : back;
};
