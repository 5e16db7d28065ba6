import { useSite } from '@/shared/lib/site';

import { dayOf } from './order-amounts';

/** `dayOf` by the shop's calendar, which mails and the last day for returns count by as well. */
export const useDayOf = () => {
  const { timeZone } = useSite();
  return (moment: string | null | undefined): string => dayOf(moment, timeZone);
};
