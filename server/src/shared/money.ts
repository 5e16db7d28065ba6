import { currencyPrefixes } from '@contract/constants';
import type { Currency, Money } from '@contract/money';

/** Integer minor units (cents, fils) in each currency. */
export type Prices = Record<Currency, number>;

/** Minor units to the API's decimal string: 125000 becomes "1250.00". */
export const toWire = (minor: number): Money =>
  `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

/** The API's decimal string to minor units: "1250.00" becomes 125000. */
export const fromWire = (money: Money): number => {
  const [whole = '0', fraction = ''] = money.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
};

/** The four price fields of products, sizes, cart items and order lines in the API. */
export const priceFieldsOf = (prices: Prices) => ({
  price: toWire(prices.USD),
  price_in_usd: toWire(prices.USD),
  price_in_eur: toWire(prices.EUR),
  price_in_aed: toWire(prices.AED),
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

/** The customer's currency as the database stores it. */
export const asCurrency = (value: string): Currency =>
  value === 'EUR' || value === 'AED' ? value : 'USD';

/** The API's decimal string as text: "1234.50" in AED becomes "AED 1,234.50". */
export const displayMoney = (currency: Currency, money: Money): string => {
  const [whole = '0', fraction = '00'] = money.split('.');
  return `${currencyPrefixes[currency]}${BigInt(whole).toLocaleString('en-US')}.${fraction}`;
};
