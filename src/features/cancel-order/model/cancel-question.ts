import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { orderMoney, orderRefunds } from '@/entities/order';

/** The question before cancelling; for an order paid by card, with the amount to be refunded. */
export const cancelQuestion = (
  order: Pick<
    Order,
    'payment_method' | 'payment_status' | 'price' | 'charge_price' | 'currency' | 'refunds'
  >,
): string => {
  if (order.payment_method !== 'credit_card' || order.payment_status === 'unpaid') {
    return i18n.t('Are you sure you want to cancel this order? This action cannot be undone.');
  }
  const amount = orderMoney(orderRefunds(order).remaining, order);
  return order.payment_status === undefined
    ? i18n.t(
        'Are you sure you want to cancel this order? This action cannot be undone. If your card was charged, {amount} goes back to it within 7-14 business days.',
        { amount },
      )
    : i18n.t(
        'Are you sure you want to cancel this order? This action cannot be undone. The {amount} you paid goes back to your card within 7-14 business days.',
        { amount },
      );
};
