import type { Order } from '@contract/order';
import { orderAmounts, orderMoney } from '@/entities/order';

const question = 'Are you sure you want to cancel this order? This action cannot be undone.';

/** What is asked before cancelling: of an order that was paid by card it says how much goes back. */
export const cancelQuestion = (
  order: Pick<Order, 'payment_method' | 'payment_status' | 'price' | 'charge_price' | 'currency'>,
): string => {
  if (order.payment_method !== 'credit_card' || order.payment_status === 'unpaid') return question;
  const total = orderMoney(orderAmounts(order).total, order);
  return order.payment_status === undefined
    ? `${question} If your card was charged, ${total} goes back to it within 7-14 business days.`
    : `${question} The ${total} you paid goes back to your card within 7-14 business days.`;
};
