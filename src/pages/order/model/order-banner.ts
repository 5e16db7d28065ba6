import type { Order } from '@contract/order';
import { canPay } from '@/entities/order';

/** What stands above an order: that it was placed, or how its payment went. */
export interface OrderBanner {
  tone: 'success' | 'notice';
  title: string;
  text: string;
}

type BannerOrder = Pick<Order, 'status' | 'payment_status' | 'payment_method'>;

const placed: OrderBanner = {
  tone: 'success',
  title: 'Order placed successfully!',
  text: 'Thank you. We have sent you an email with the details.',
};

const ofPayment = (payment: string, order: BannerOrder): OrderBanner | null => {
  if (payment === 'success') {
    // The return page may be faster than the processor's own message.
    const paid = order.payment_status !== 'unpaid';
    return {
      tone: 'success',
      title: 'Order placed successfully!',
      text: paid
        ? 'Thank you. Your payment has been received.'
        : 'Thank you. Your payment is being confirmed; this page follows by itself.',
    };
  }
  // What was paid or cancelled since needs no payment any more.
  if (!canPay(order)) return null;
  if (payment === 'declined') {
    return {
      tone: 'notice',
      title: 'Payment declined',
      text: 'Your card was not charged. The order is kept: you can try again or use another card.',
    };
  }
  if (payment === 'cancelled') {
    return {
      tone: 'notice',
      title: 'Payment not completed',
      text: 'Your card was not charged. The order is kept: you can pay whenever you are ready.',
    };
  }
  return null;
};

/**
 * The banner of the order page: after placing (told by the checkout), or after the card's page
 * (told by its return address `?payment=success|declined|cancelled`).
 */
export const orderBanner = (
  { payment, justPlaced }: { payment: string | null; justPlaced: boolean },
  order: BannerOrder,
): OrderBanner | null => {
  if (payment !== null) return ofPayment(payment, order);
  return justPlaced ? placed : null;
};
