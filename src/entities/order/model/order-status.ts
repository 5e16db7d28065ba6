import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { paymentMethodText } from '@contract/payment-method-text';
import { deliveredStatuses, type OrderStatus } from '@/shared/config';

import { isRefundOver } from './refund-over';

/** The statuses of orders and payments that the shop knows. */
const knownStatuses: Record<string, () => string> = {
  pending: () => i18n.t('Pending'),
  processing: () => i18n.t('Processing'),
  shipped: () => i18n.t('Shipped'),
  delivered: () => i18n.t('Delivered'),
  completed: () => i18n.t('Completed'),
  cancelled: () => i18n.t('Cancelled'),
  refunded: () => i18n.t('Refunded'),
  paid: () => i18n.t('Paid'),
};

/** A status as it is shown; an unknown one title-cased, underscores as spaces (section 4). */
export const statusText = (status: string): string =>
  knownStatuses[status]?.() ??
  status
    .split('_')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');

/** Whether an order has one of the statuses; one that the shop does not know is none of them. */
export const hasStatus = ({ status }: Pick<Order, 'status'>, ...statuses: OrderStatus[]): boolean =>
  statuses.some((each) => each === status);

/** 'pending' orders can be cancelled. */
export const canCancel = (order: Pick<Order, 'status'>): boolean => hasStatus(order, 'pending');

/** 'delivered' or 'completed' orders paid by credit card can be refunded. */
export const canRefund = (order: Pick<Order, 'status' | 'payment_method'>): boolean =>
  order.payment_method === 'credit_card' && hasStatus(order, ...deliveredStatuses);

/** A card order that is still unpaid can be paid (departure 14). */
export const canPay = (
  order: Pick<Order, 'status' | 'payment_method' | 'payment_status'>,
): boolean =>
  order.payment_method === 'credit_card' && order.payment_status === 'unpaid' && canCancel(order);

/** An order is invoiced once it is paid, or when the courier is to be paid for it. */
export const hasInvoice = (
  order: Pick<Order, 'status' | 'payment_method' | 'payment_status'>,
): boolean =>
  order.payment_status !== 'unpaid' ||
  (order.payment_method === 'cash_on_delivery' && !hasStatus(order, 'cancelled'));

/** Only an order that is no longer pending can be ordered again. */
export const canReorder = (order: Pick<Order, 'status'>): boolean => !canCancel(order);

type PaidOrder = Pick<Order, 'status' | 'payment_method' | 'payment_status' | 'refunds' | 'events'>;

/** What a payment's status comes to for some orders. */
const shownPaymentStatuses: Record<string, () => string> = {
  not_paid_yet: () => i18n.t('Not paid yet'),
  to_be_paid_on_delivery: () => i18n.t('To be paid on delivery'),
  nothing_to_pay: () => i18n.t('Nothing to pay'),
  partly_refunded: () => i18n.t('Partly refunded'),
  refund_on_its_way: () => i18n.t('Refund on its way'),
};

const paymentStatusText = (status: string): string =>
  shownPaymentStatuses[status]?.() ?? statusText(status);

/** A payment's status, or what it comes to for this order; undefined when the provider omits it. */
const shownPaymentStatus = (order: PaidOrder): string | undefined => {
  const { payment_status: status, payment_method: method, refunds = [] } = order;
  if (status === 'unpaid') {
    if (hasStatus(order, 'cancelled')) return 'nothing_to_pay';
    return method === 'credit_card' ? 'not_paid_yet' : 'to_be_paid_on_delivery';
  }
  if (status === 'refunded' && !isRefundOver(order)) return 'refund_on_its_way';
  return status === 'paid' && refunds.length > 0 ? 'partly_refunded' : status;
};

/** The payment method and payment status as text; the status is null when the provider omits it. */
export const paymentText = (order: PaidOrder): { method: string; status: string | null } => {
  const status = shownPaymentStatus(order);
  return {
    method: paymentMethodText(order.payment_method),
    status: status === undefined ? null : paymentStatusText(status),
  };
};

/** An order's status, and that of its payment where it is known: "Delivered · Partly refunded". */
export const statusAndPayment = (order: PaidOrder): string => {
  const status = statusText(order.status);
  const payment = shownPaymentStatus(order);
  // A provider may write them in other cases.
  const isSame = payment?.toLowerCase() === order.status.toLowerCase();
  if (payment === undefined || isSame) return status;
  // "Pending · Paid" reads as a contradiction.
  const isReceived = payment === 'paid' && hasStatus(order, 'pending');
  return `${status} · ${isReceived ? i18n.t('Payment received') : paymentStatusText(payment)}`;
};
