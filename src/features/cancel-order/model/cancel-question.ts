import type { Order } from '@contract/order';

const question = 'Are you sure you want to cancel this order? This action cannot be undone.';

/** What is asked before cancelling: of an order that was paid by card it says where the money goes. */
export const cancelQuestion = (order: Pick<Order, 'payment_method' | 'payment_status'>): string => {
  if (order.payment_method !== 'credit_card' || order.payment_status === 'unpaid') return question;
  return order.payment_status === undefined
    ? `${question} If your card was charged, the amount goes back to it within 7-14 business days.`
    : `${question} The amount you paid goes back to your card within 7-14 business days.`;
};
