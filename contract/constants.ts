/**
 * Business constants that the SPA and the provider share (section 9). Plain values without
 * schemas: the one file of the contract that the browser loads.
 */

export const currencies = ['USD', 'EUR', 'AED'] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = 'USD';

/** How a price of the currency begins. */
export const currencyPrefixes: Readonly<Record<Currency, string>> = {
  USD: '$',
  EUR: '€',
  AED: 'AED ',
};

/** Flat shipping by currency, minor units (cents, fils). */
export const shippingMinor: Readonly<Record<Currency, number>> = {
  USD: 1907,
  EUR: 1750,
  AED: 7000,
};

/** The largest quantity of one line of the bag. */
export const maxQuantity = 99;

/** The attribute of a product whose options are its colors (section 2). */
export const colorAttribute = 'Color';

/** The size of things that come in one (departure 7). */
export const oneSize = 'One Size';

export const minPasswordLength = 8;

/** The pause before another code may be sent to the same person. */
export const resendCooldownSeconds = 60;

/** The most pieces on one wishlist. */
export const maxWishes = 100;
