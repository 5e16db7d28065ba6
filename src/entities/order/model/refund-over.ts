import { dayMs } from '@contract/durations';
import type { Order } from '@contract/order';
import { refundBusinessDays } from '@/shared/config';

/** How long a refund takes at most: its business days as calendar days, in whole weeks. */
const refundDays = Math.ceil(refundBusinessDays.to / 5) * 7;

/** Whether what was refunded at a time, ISO 8601, has reached the card. */
export const hasReachedCard = (at: string | undefined, now: Date): boolean =>
  at !== undefined && now.getTime() - new Date(at).getTime() > refundDays * dayMs;

/** Whether all that was refunded has reached the card. */
export const isRefundOver = (
  { refunds = [], events = [], status }: Pick<Order, 'refunds' | 'events' | 'status'>,
  now = new Date(),
): boolean =>
  hasReachedCard(
    refunds.at(-1)?.at ?? events.filter((event) => event.status === status).at(-1)?.at,
    now,
  );
