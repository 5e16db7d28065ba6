import { formatMoney as formatPlainly, toDecimal, toMinor } from '@contract/minor-units';
import type { Currency } from '@contract/money';
import { isCount, isRecord } from '@/shared/lib/unknown-data';

/** The fields in which the wire has a price in every currency. */
type WirePrices = Record<`price_in_${Lowercase<Currency>}`, string>;

/** A price in every currency, in minor units. */
export type PriceByCurrency = Record<Currency, number>;

/** The wire's prices in minor units; null where a faulty provider leaves one out, which is no price of 0. */
export const pricesFromWire = (wire: {
  [Field in keyof WirePrices]?: string | null;
}): PriceByCurrency | null => {
  const { price_in_usd: usd, price_in_eur: eur, price_in_aed: aed } = wire;
  return usd == null || eur == null || aed == null
    ? null
    : { USD: toMinor(usd), EUR: toMinor(eur), AED: toMinor(aed) };
};

/** Minor units in the wire's price fields. */
export const pricesToWire = ({ USD, EUR, AED }: PriceByCurrency): WirePrices => ({
  price_in_usd: toDecimal(USD),
  price_in_eur: toDecimal(EUR),
  price_in_aed: toDecimal(AED),
});

/** The prices that this browser stored, as numbers; null for anything else. */
export const readPrices = (stored: unknown): PriceByCurrency | null => {
  const { USD, EUR, AED } = isRecord(stored) ? stored : {};
  return isCount(USD) && isCount(EUR) && isCount(AED) ? { USD, EUR, AED } : null;
};

/** An amount as `formatMoney` of the contract writes it, which stays in one line with its currency. */
export const formatMoney = (...amount: Parameters<typeof formatPlainly>): string =>
  formatPlainly(...amount).replace(' ', '\u00a0');

/** The price before the discount, minor units (section 9). */
export const originalPrice = (minor: number, discountPercentage: number): number =>
  discountPercentage > 0 && discountPercentage < 100
    ? Math.round(minor / (1 - discountPercentage / 100))
    : minor;
