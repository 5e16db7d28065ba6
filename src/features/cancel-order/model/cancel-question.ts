import type { Order } from '@contract/order';
import { orderMoney, orderRefunds } from '@/entities/order';
import { refundTime } from '@/shared/config';

const question = 'Are you sure you want to cancel this order? This action cannot be undone.';

/** The question before cancelling; for an order paid by card, with the amount to be refunded. */
export const cancelQuestion = (
  order: Pick<
    Order,
    'payment_method' | 'payment_status' | 'price' | 'charge_price' | 'currency' | 'refunds'
  >,
): string => {
  if (order.payment_method !== 'credit_card' || order.payment_status === 'unpaid') return question;
  const left = orderMoney(orderRefunds(order).remaining, order);
  return order.payment_status === undefined
    ? `${question} If your card was charged, ${left} goes back to it within ${refundTime}.`
    : `${question} The ${left} you paid goes back to your card within ${refundTime}.`;
};
