import Type, { type Static } from 'typebox';

import { currencies } from './constants';

export type { Currency } from './constants';

export const CurrencySchema = Type.Enum([...currencies]);

/** Money in requests and responses: a decimal string with two digits, e.g. "1250.00". */
export const MoneySchema = Type.String({ pattern: '^\\d+\\.\\d{2}$', examples: ['1250.00'] });
export type Money = Static<typeof MoneySchema>;

/** A price in every currency; `price` repeats that in the default currency. */
export const priceFields = {
  price: MoneySchema,
  price_in_usd: MoneySchema,
  price_in_eur: MoneySchema,
  price_in_aed: MoneySchema,
};
