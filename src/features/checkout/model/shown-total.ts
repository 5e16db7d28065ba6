import type { ExpectedTotal } from '@contract/order';
import { getSettings, siteOf } from '@/entities/brand';
import { selectBag } from '@/entities/cart';
import { selectCurrency } from '@/entities/currency';
import { toDecimal } from '@/shared/lib/money';
import type { AppState } from '@/shared/redux';

const selectSettings = getSettings.select();

/**
 * The total beside Place Order, as POST /orders compares it (departure 118). Null while a price is
 * unknown, and with a provider that does not say what its shipping costs: its total may be another.
 */
export const selectShownTotal = (state: AppState): ExpectedTotal | null => {
  const { data: settings } = selectSettings(state);
  const { total } = selectBag(state);
  if (total === null || settings?.shipping === undefined) return null;
  const currency = selectCurrency(state);
  const amount = total + siteOf(settings).shipping[currency];
  return { amount: toDecimal(amount), currency };
};
