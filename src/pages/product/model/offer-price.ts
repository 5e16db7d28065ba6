import type { Currency } from '@contract/money';
import type { PriceByCurrency } from '@/shared/lib/money';

const centsPerUnit = 100;

/** A price in the format of structured data. */
export const offerPrice = (prices: PriceByCurrency, currency: Currency) => ({
  price: (prices[currency] / centsPerUnit).toFixed(2),
  priceCurrency: currency,
});
