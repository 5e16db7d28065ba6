import type { Currency } from '@contract/money';
import type { PriceByCurrency } from '@/shared/lib/money';

const CENTS = 100;

/** A price in the format of structured data. */
export const offerPrice = (prices: PriceByCurrency, currency: Currency) => ({
  price: (prices[currency] / CENTS).toFixed(2),
  priceCurrency: currency,
});
