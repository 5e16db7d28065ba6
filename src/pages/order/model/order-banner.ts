import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { canPay, hasStatus } from '@/entities/order';

/** The banner above an order: that it was placed, or how its payment went. */
export interface OrderBanner {
  severity: 'success' | 'warning';
  title: string;
  text: string;
  /** Whether it has Pay now. */
  toPay?: boolean;
}

/** Whether the customer comes from checkout or the card payment page, and how that went. */
export interface CheckoutOutcome {
  /** `?payment=` of the card payment page's return URL; `refused` where it was not opened. */
  payment: string | null;
  justPlaced: boolean;
}

type BannerOrder = Pick<Order, 'status' | 'payment_status' | 'payment_method'>;

const placed = (): OrderBanner => ({
  severity: 'success',
  title: i18n.t('Order placed successfully!'),
  text: i18n.t('Thank you. We have sent you an email with the details.'),
});
const paid = (): OrderBanner => ({
  severity: 'success',
  title: i18n.t('Payment received'),
  text: i18n.t(
    'Thank you. Your order is placed and paid; we have sent you an email with the details.',
  ),
});
const beingConfirmed = (): OrderBanner => ({
  severity: 'success',
  title: i18n.t('Payment pending'),
  text: i18n.t(
    'Thank you. Your order is placed and your payment is being confirmed; this page updates by itself.',
  ),
});
const declined = (): OrderBanner => ({
  severity: 'warning',
  title: i18n.t('Payment declined'),
  text: i18n.t(
    'Your card was not charged. Your order is saved: you can try again or use another card.',
  ),
  toPay: true,
});
const notCompleted = (): OrderBanner => ({
  severity: 'warning',
  title: i18n.t('Payment not completed'),
  text: i18n.t('Your card was not charged. Your order is saved: you can pay for it with Pay now.'),
  toPay: true,
});

const notOpened = (order: BannerOrder): OrderBanner => ({
  severity: 'warning',
  title: i18n.t('The payment page could not be opened'),
  text: canPay(order)
    ? i18n.t('Your card was not charged. Your order is saved: use Pay now to try again.')
    : i18n.t('Your card was not charged. Your order is saved: please contact us to pay for it.'),
  toPay: canPay(order),
});

const paymentBanner = (payment: string, order: BannerOrder): OrderBanner | null => {
  // An order that was cancelled or refunded since gets no thanks.
  const isActive = !hasStatus(order, 'cancelled') && order.payment_status !== 'refunded';
  if (payment === 'refused') return notOpened(order);
  // The customer may return before the processor's webhook arrives.
  if (payment === 'success') return isActive ? (canPay(order) ? beingConfirmed() : paid()) : null;
  // An order that was paid or cancelled since needs no payment.
  if (!canPay(order)) return null;
  if (payment === 'declined') return declined();
  return payment === 'cancelled' ? notCompleted() : null;
};

/**
 * The banner of the order page: after placing the order or returning from the card payment page.
 */
export const orderBanner = (
  { payment, justPlaced }: CheckoutOutcome,
  order: BannerOrder,
): OrderBanner | null => {
  if (payment !== null) return paymentBanner(payment, order);
  return justPlaced && !hasStatus(order, 'cancelled') ? placed() : null;
};
