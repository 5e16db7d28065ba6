import type { Order } from '@contract/order';
import { canPay, orderAmounts, orderMoney, orderRefunds, timeOf } from '@/entities/order';
import { refundTime } from '@/shared/config';

const preparing = 'We are preparing your order, and write to you when it is shipped.';
const toTheCard = `within ${refundTime}.`;

const reserved = ({ pay_by }: Order): string =>
  pay_by === undefined
    ? 'Your pieces are reserved.'
    : `Your pieces are reserved until ${timeOf(pay_by)}.`;

/** What goes back for an order: what its refunds say, else `whole`; in minor units. */
const refundText = (order: Order, whole: number): string =>
  orderMoney(orderRefunds(order).refunded || whole, order);

const cancelled = (order: Order): string => {
  if (order.expired_at !== undefined && order.payment_status !== 'refunded') {
    return 'This order was not paid in time, so it is cancelled. Nothing was charged; you can order the pieces again.';
  }
  const stopped = 'This order is cancelled, and nothing will be sent.';
  if (order.payment_status === 'refunded') {
    const refund = refundText(order, orderAmounts(order).total);
    return `${stopped} The ${refund} you paid goes back to your card ${toTheCard}`;
  }
  return order.payment_status === 'unpaid' ? `${stopped} There is nothing to pay.` : stopped;
};

const shipped = (order: Order): string => {
  const total = orderMoney(orderAmounts(order).total, order);
  return order.payment_method === 'cash_on_delivery'
    ? `Your order is on its way. Please have ${total} in cash ready when it arrives.`
    : 'Your order is on its way.';
};

/**
 * What happens next with an order, by its status, in a sentence or two; null for a status that is
 * not known (section 4).
 */
export const nextStep = (order: Order): string | null => {
  switch (order.status) {
    case 'pending':
      return canPay(order)
        ? `${reserved(order)} We prepare your order as soon as it is paid.`
        : preparing;
    case 'processing':
      return preparing;
    case 'shipped':
      return shipped(order);
    case 'delivered':
    case 'completed':
      return 'Your order has been delivered. We hope you enjoy wearing it.';
    case 'cancelled':
      return cancelled(order);
    case 'refunded':
      return `Your refund is on its way: ${refundText(order, orderAmounts(order).subtotal)} goes back to your card ${toTheCard}`;
    default:
      return null;
  }
};
