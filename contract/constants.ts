/**
 * Business constants that the SPA and the provider share (section 9): plain values, since the browser
 * loads them, unlike the schemas.
 */

export const currencies = ['USD', 'EUR', 'AED'] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = 'USD';

/** The prefix of a price in each currency. */
export const currencyPrefixes: Readonly<Record<Currency, string>> = {
  USD: '$',
  EUR: '€',
  AED: 'AED ',
};

/** The shop's name where its settings have none. */
export const defaultSiteName = 'Selvage';

/** Flat shipping by currency where the settings have none, minor units (cents, fils). */
export const defaultShippingMinor: Readonly<Record<Currency, number>> = {
  USD: 1907,
  EUR: 1750,
  AED: 7000,
};

/** The number of products in New In. */
export const newInLimit = 30;

/** How long shipping takes, in business days from the day of the order. */
export const shippingBusinessDays = { from: 5, to: 10 } as const;

/** The policies, by the last part of their pages' URLs (section 2). */
export const policyNames = ['refund-policy', 'shipping', 'privacy', 'terms'] as const;
export type PolicyName = (typeof policyNames)[number];

/** How long after its delivery a product may be returned, in days. */
export const returnDays = 14;

/** How long a refund takes, in business days. */
export const refundBusinessDays = { from: 7, to: 14 } as const;

/** The largest quantity of one line of the bag. */
export const maxQuantity = 99;

/** The attribute of a product whose options are its colors (section 2). */
export const colorAttribute = 'Color';

/** The attributes that a listing is filtered by, besides the color, by the name of their filter. */
export const attributeFilters = {
  kinds: 'Kind',
  fabrics: 'Fabric',
  lengths: 'Length',
  occasions: 'Occasion',
} as const;
export type AttributeFilter = keyof typeof attributeFilters;

/** The size of a product that comes in one size only (departure 7). */
export const oneSize = 'One Size';

export const minPasswordLength = 8;

/** The digits of a one-time code. */
export const codeDigits = 6;

/** How long a one-time code is valid, in minutes. */
export const codeLifetimeMinutes = 10;

/** How long the link that confirms a back-in-stock request is valid, in days. */
export const confirmationLinkDays = 7;

/** The lifetimes of tokens that verify an email address or set a new password. */
export const verificationTokenMs = 24 * 60 * 60 * 1000;
export const resetTokenMs = 15 * 60 * 1000;

/** How long a change of the email address can be confirmed. */
export const emailChangeMs = 24 * 60 * 60 * 1000;

/** The time until another code may be sent to the same person. */
export const resendCooldownSeconds = 60;

/** The most products on one wishlist. */
export const maxWishes = 100;

/** The longest name of a person, also in parts: an order takes whatever name was registered. */
const maxNameLength = 200;

/** The longest texts that the calls accept, in characters. */
export const maxLengths = {
  name: maxNameLength,
  email: 254,
  password: 200,
  subject: 200,
  message: 10_000,
  search: 200,
  first_name: maxNameLength,
  last_name: maxNameLength,
  address: 200,
  apartment: 100,
  city: 100,
  state: 100,
  zip_code: 20,
  country: 100,
  phone: 40,
};

/** The most digits of a price filter, before and after the decimal point. */
export const priceDigits = { whole: 9, fraction: 2 };

/** The most orders that GET /orders returns when no page is requested. */
export const maxUnpagedOrders = 200;

/** The statuses of an order. Another provider may send further ones. */
export const orderStatuses = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The statuses of an order's payment. */
export const paymentStatuses = ['unpaid', 'paid', 'refunded'] as const;

/** The statuses of an order that has arrived. */
export const deliveredStatuses: readonly OrderStatus[] = ['delivered', 'completed'];

/**
 * The widths, in px, of a picture's derivatives; never wider than the master. A phone's listing takes 360,
 * and 728 the whole width of a screen of 720 px, which phones that cost little have.
 */
export const derivativeWidths = [
  160, 320, 360, 480, 640, 728, 828, 1080, 1440, 1920, 2560, 3840,
] as const;

/**
 * The length of the preview in a picture's URL: its pixels as a BMP stores them (rows from the bottom,
 * 5 bits for each color), in URL-safe base64.
 */
export const previewLength = 64;

/** The columns and rows of the preview of a picture. */
export const previewSize = (width: number, height: number) =>
  width > height ? { columns: 6, rows: 4 } : { columns: 4, rows: 6 };
