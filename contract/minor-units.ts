import { type Currency, currencyPrefixes } from './constants';
import { formatNumber } from './locales';

/** The decimal of an amount, as requests and responses have it: 125000 becomes "1250.00". */
export const toDecimal = (minor: number): string => (minor / 100).toFixed(2);

/** A decimal in minor units: "1250.00" becomes 125000; what is not a number, 0. */
export const toMinor = (decimal: string): number => {
  const value = Number(decimal);
  return Number.isFinite(value) ? Math.round(value * 100) : 0;
};

/**
 * Minor units as shown to a person, alike in every language: `$1,250`, `€17.50`, `AED 1,234.50`.
 * `decimals` depends on the place (section 9): 2 in mails, cart, cards and order pages, 0 on the product
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
