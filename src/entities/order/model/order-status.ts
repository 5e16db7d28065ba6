import type { Order } from '@contract/order';

/** A status as it is shown: title-cased, underscores as spaces (specification, section 4). */
export const statusText = (status: string): string =>
  status
    .split('_')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');

/** 'pending' orders can be cancelled. */
export const canCancel = (order: Pick<Order, 'status'>): boolean => order.status === 'pending';

/** 'delivered' or 'completed' orders paid by credit card can be refunded. */
export const canRefund = (order: Pick<Order, 'status' | 'payment_method'>): boolean =>
  order.payment_method === 'credit_card' &&
  (order.status === 'delivered' || order.status === 'completed');

/** A card order that is still unpaid can be paid (decision 13). */
export const canPay = (
  order: Pick<Order, 'status' | 'payment_method' | 'payment_status'>,
): boolean =>
  order.payment_method === 'credit_card' &&
  order.payment_status === 'unpaid' &&
  order.status === 'pending';

/** How an order is paid, in words. */
export const paymentText = (
  order: Pick<Order, 'payment_method' | 'payment_status'>,
): { method: string; status: string | null } => ({
  method: order.payment_method === 'credit_card' ? 'Credit card' : 'Cash on delivery',
  status: order.payment_status === undefined ? null : statusText(order.payment_status),
});
