import { dayMs } from '@contract/durations';
import type { Order } from '@contract/order';
import { refundBusinessDays } from '@/shared/config';

/** How long a refund takes at most: its business days as calendar days, in whole weeks. */
const refundDays = Math.ceil(refundBusinessDays.to / 5) * 7;

/** Whether what was refunded has reached the card. */
export const isRefundOver = ({ refunds = [], events = [], status }: Order, now: Date): boolean => {
  const at = refunds.at(-1)?.at ?? events.filter((event) => event.status === status).at(-1)?.at;
  return at !== undefined && now.getTime() - new Date(at).getTime() > refundDays * dayMs;
};
