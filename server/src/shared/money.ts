import { formatMoney, toDecimal, toMinor } from '@contract/minor-units';
import type { Currency, Money } from '@contract/money';

/** Integer minor units (cents, fils) in each currency. */
export type Prices = Record<Currency, number>;

/** The four price fields of products, sizes, cart items and order lines in the API. */
export const priceFieldsOf = (prices: Prices) => ({
  price: toDecimal(prices.USD),
  price_in_usd: toDecimal(prices.USD),
  price_in_eur: toDecimal(prices.EUR),
  price_in_aed: toDecimal(prices.AED),
});

/** A size's own prices where it has them, else the product's. */
export const effectivePrices = (
  product: { priceUsd: number; priceEur: number; priceAed: number },
  size?: { priceUsd: number | null; priceEur: number | null; priceAed: number | null } | null,
): Prices => ({
  USD: size?.priceUsd ?? product.priceUsd,
  EUR: size?.priceEur ?? product.priceEur,
  AED: size?.priceAed ?? product.priceAed,
});

/** The API's decimal string as text: "1234.50" in AED becomes "AED 1,234.50". */
export const displayMoney = (currency: Currency, money: Money): string =>
  formatMoney(toMinor(money), currency, { decimals: 2 });
