import { arrivalText, isUpcoming } from '@contract/arrival';
import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { expectedArrival } from '@/entities/delivery';
import { canPay, hasStatus } from '@/entities/order';

/**
 * When an order arrives, as text; null when that is not known or cannot be promised: the order is no
 * longer on its way, or late. The days of one that is still to be paid count from its payment.
 */
export const orderArrival = (
  order: Order,
  timeZone: string | undefined,
  now = new Date(),
): string | null => {
  const { arrives } = order;
  if (arrives === undefined || !hasStatus(order, 'pending', 'processing', 'shipped')) return null;
  if (canPay(order)) {
    const days = expectedArrival(timeZone, now);
    return days === null ? null : i18n.t('If you pay today, it arrives {days}.', { days });
  }
  return isUpcoming(arrives, now) ? i18n.t('Arrives {days}', { days: arrivalText(arrives) }) : null;
};
