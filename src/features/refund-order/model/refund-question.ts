import { i18n } from '@contract/i18n';
import { joinParts } from '@contract/lists';
import type { Order } from '@contract/order';
import { refundTimeText, sendBackSteps, withoutLink } from '@contract/returns';
import { orderAmounts, orderMoney, orderRefunds } from '@/entities/order';

/** What the question needs of the order. */
export type RefundedOrder = Pick<Order, 'price' | 'charge_price' | 'currency' | 'refunds'>;

/**
 * The question before refunding, with the amount, what is left of the subtotal, and how the pieces go
 * back. Shipping, taxes and duties are non-refundable (section 9).
 */
export const refundQuestion = (order: RefundedOrder): string => {
  const { shipping } = orderAmounts(order);
  const { remainingSubtotal } = orderRefunds(order);
  const back = i18n.t(
    'Are you sure you want to refund this order? {amount} goes back to your card within {time}.',
    { amount: orderMoney(remainingSubtotal, order), time: refundTimeText() },
  );
  const kept =
    shipping > 0
      ? i18n.t('Shipping ({amount}) is not refunded.', { amount: orderMoney(shipping, order) })
      : '';
  return joinParts([back, kept, withoutLink(sendBackSteps())], ' ');
};
