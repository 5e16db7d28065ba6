import { arrivalText, isToCome } from '@contract/arrival';
import type { Order } from '@contract/order';
import { canPay, hasStatus } from '@/entities/order';

/**
 * When an order arrives, as text; null when that is not known, or not to be promised: the order is
 * not paid yet, no longer on its way, or late.
 */
export const orderArrival = (order: Order, now = new Date()): string | null => {
  const { arrives } = order;
  const isOnItsWay = hasStatus(order, 'pending', 'processing', 'shipped') && !canPay(order);
  return arrives !== undefined && isOnItsWay && isToCome(arrives, now)
    ? arrivalText(arrives)
    : null;
};
