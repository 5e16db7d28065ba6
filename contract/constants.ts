/**
 * Business constants that the SPA and the provider share (section 9). Plain values without
 * schemas: the one file of the contract that the browser loads.
 */

export const currencies = ['USD', 'EUR', 'AED'] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = 'USD';

/** Flat shipping by currency, minor units (cents, fils). */
export const shippingMinor: Readonly<Record<Currency, number>> = {
  USD: 1907,
  EUR: 1750,
  AED: 7000,
};

/** The largest quantity of one line of the bag. */
export const maxQuantity = 99;

export const minPasswordLength = 8;

/** The pause before another code may be sent to the same person. */
export const resendCooldownSeconds = 60;

/** The most pieces on one wishlist. */
export const maxWishes = 100;
