import Type, { type Static } from 'typebox';

import { currencies } from './constants';

export type { Currency } from './constants';

export const CurrencySchema = Type.Enum([...currencies]);

/** Money on the wire: a decimal string with two digits, e.g. "1250.00". Inside it is integer minor units. */
export const MoneySchema = Type.String({ pattern: '^\\d+\\.\\d{2}$', examples: ['1250.00'] });
export type Money = Static<typeof MoneySchema>;

/** The price of a thing in every currency; `price` repeats the default currency's. */
export const priceFields = {
  price: MoneySchema,
  price_in_usd: MoneySchema,
  price_in_eur: MoneySchema,
  price_in_aed: MoneySchema,
};
