import { formatNumber } from '@contract/locales';
import type { Currency } from '@contract/money';
import { currencyPrefixes } from '@/shared/config';
import { isCount, isRecord } from '@/shared/lib/is-record';

/** Every price field that the wire repeats: `price`, `price_in_usd`, … */
export interface WirePrices {
  price_in_usd: string;
  price_in_eur: string;
  price_in_aed: string;
}

/** A price in every currency, in minor units. */
export type PriceByCurrency = Record<Currency, number>;

/** The wire's decimal string to minor units: "1250.00" becomes 125000; what is not a number, 0. */
export const toMinor = (decimal: string): number => {
  const value = Number(decimal);
  return Number.isFinite(value) ? Math.round(value * 100) : 0;
};

/** The wire's price fields in minor units. */
export const pricesFromWire = (wire: WirePrices): PriceByCurrency => ({
  USD: toMinor(wire.price_in_usd),
  EUR: toMinor(wire.price_in_eur),
  AED: toMinor(wire.price_in_aed),
});

/** Minor units in the wire's price fields. */
export const pricesToWire = ({ USD, EUR, AED }: PriceByCurrency): WirePrices => {
  const [usd = '', eur = '', aed = ''] = [USD, EUR, AED].map((minor) => (minor / 100).toFixed(2));
  return { price_in_usd: usd, price_in_eur: eur, price_in_aed: aed };
};

/** The prices that this browser stored, as numbers; null for anything else. */
export const readPrices = (stored: unknown): PriceByCurrency | null => {
  const { USD, EUR, AED } = isRecord(stored) ? stored : {};
  return isCount(USD) && isCount(EUR) && isCount(AED) ? { USD, EUR, AED } : null;
};

/**
 * Minor units as shown to a person, alike in every language: `$1,250`, `€17.50`, `AED 1,234.50`.
 * `decimals` depends on the place (section 9): 2 in cart, cards and order pages, 0 on the product
 * page, in the drawer's subtotal and at checkout. A dash while the amount is unknown.
 */
export const formatMoney = (
  minor: number | null,
  currency: Currency,
  { decimals }: { decimals: 0 | 2 },
): string => {
  if (minor === null) return '–';
  const amount = formatNumber((Math.abs(minor) / 100).toFixed(decimals));
  return `${minor < 0 ? '-' : ''}${currencyPrefixes[currency]}${amount}`;
};

/** The price before the discount, minor units (section 9). */
export const originalPrice = (minor: number, discountPercentage: number): number =>
  discountPercentage > 0 && discountPercentage < 100
    ? Math.round(minor / (1 - discountPercentage / 100))
    : minor;
