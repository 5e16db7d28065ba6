import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { refundTimeText } from '@contract/returns';
import { orderMoney, orderRefunds } from '@/entities/order';

/** What the question needs of the order. */
export type CancelledOrder = Pick<
  Order,
  'payment_method' | 'payment_status' | 'price' | 'charge_price' | 'currency' | 'refunds'
>;

/** The question before cancelling; for an order paid by card, with the amount to be refunded. */
export const cancelQuestion = (order: CancelledOrder): string => {
  if (order.payment_method !== 'credit_card' || order.payment_status === 'unpaid') {
    return i18n.t('Are you sure you want to cancel this order? This action cannot be undone.');
  }
  const amount = orderMoney(orderRefunds(order).remaining, order);
  const time = refundTimeText();
  return order.payment_status === undefined
    ? i18n.t(
        'Are you sure you want to cancel this order? This action cannot be undone. If your card was charged, {amount} goes back to it within {time}.',
        { amount, time },
      )
    : i18n.t(
        'Are you sure you want to cancel this order? This action cannot be undone. The {amount} you paid goes back to your card within {time}.',
        { amount, time },
      );
};
