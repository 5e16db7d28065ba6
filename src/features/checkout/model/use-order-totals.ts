import { currencies } from '@/shared/config';
import type { PriceByCurrency } from '@/shared/lib/money';
import { useSite } from '@/shared/lib/site';

import { useCheckoutBag } from './use-checkout-bag';

/**
 * The total of an order of this bag, shipping included, in every currency, in minor units; null while
 * a price is unknown.
 */
export const useOrderTotals = (): PriceByCurrency | null => {
  const { totals } = useCheckoutBag();
  const { shipping } = useSite();
  if (totals === null) return null;
  const sums = { ...totals };
  for (const code of currencies) sums[code] += shipping[code];
  return sums;
};
