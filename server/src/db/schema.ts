import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

import type { SocialLink } from '@contract/brand';
import type { OrderStatus, PolicyName } from '@contract/constants';
import type { Language } from '@contract/languages';
import type { LineProduct } from '@contract/line-product';
import type { Currency } from '@contract/money';
import type {
  Order,
  OrderRefund,
  PaymentMethod,
  PaymentStatus,
  PlacedOrder,
  Tracking,
} from '@contract/order';
import type { GarmentMeasures } from '@contract/product';

import { htmlFromDatabase, sanitizeHtml } from '../shared/sanitize-html';

/**
 * The one PostgreSQL schema, on the embedded database and on a server.
 * Money is integer minor units; times are `timestamptz`.
 */

const at = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => at('created_at').notNull().defaultNow();

const ofProduct = () =>
  integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });
const ofCustomer = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });
const ofOrder = () =>
  integer('order_id')
    .notNull()
    .references(() => orders.id);

const mailLanguage = () => text('language').$type<Language>().notNull().default('en');

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** HTML, which is sanitized whenever it is written or read (ADR 0017). */
const safeHtml = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: sanitizeHtml,
  fromDriver: htmlFromDatabase,
});

export const categories = pgTable('categories', {
  id: serial().primaryKey(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  position: integer().notNull().default(0),
});

export const products = pgTable(
  'products',
  {
    id: serial().primaryKey(),
    sku: text().notNull().unique(),
    /** Products of one style differ by color; null for a product without siblings. */
    style: text(),
    name: text().notNull(),
    description: safeHtml().notNull().default(''),
    details: safeHtml().notNull().default(''),
    priceUsd: integer('price_usd').notNull(),
    priceEur: integer('price_eur').notNull(),
    priceAed: integer('price_aed').notNull(),
    discountPercentage: integer('discount_percentage').notNull().default(0),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    sizeGuide: text('size_guide'),
    /** How it fits, in a line. */
    fit: text(),
    /** The garment's measurements by size. */
    measurements: jsonb().$type<GarmentMeasures[]>().notNull().default([]),
    createdAt: createdAt(),
    /** Plain words for search besides the name: categories, colors, fabric. */
    searchText: text('search_text').notNull().default(''),
    /** Plain words of the description, for search with the lowest weight. */
    searchDescription: text('search_description').notNull().default(''),
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', sku), 'A') || setweight(to_tsvector('english', search_text), 'B') || setweight(to_tsvector('english', search_description), 'D')`,
    ),
    /** The same words in the house's other languages, written by imports. */
    searchTranslated: tsvector('search_translated').notNull().default(''),
  },
  (table) => [
    check(
      'products_prices',
      sql`${table.priceUsd} >= 0 and ${table.priceEur} >= 0 and ${table.priceAed} >= 0`,
    ),
    check('products_discount', sql`${table.discountPercentage} between 0 and 99`),
    index('products_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('products_price_usd').on(table.priceUsd, table.id),
    index('products_price_eur').on(table.priceEur, table.id),
    index('products_price_aed').on(table.priceAed, table.id),
    index('products_category').on(table.categoryId),
    index('products_style').on(table.style),
    index('products_search').using('gin', table.searchVector),
    index('products_search_translated').using('gin', table.searchTranslated),
  ],
);

/**
 * Every word that a product's name or search text has had. A search with typing mistakes is compared
 * with these, which are few also for many products. A trigger writes them.
 */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_trgm').using('gin', sql`${table.word} gin_trgm_ops`),
]);

export const productCategories = pgTable(
  'product_categories',
  {
    productId: ofProduct(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /** Its position among the featured products of the category; null for all others, which follow. */
    position: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.productId] }),
    index('product_categories_product').on(table.productId),
  ],
);

export const productSizes = pgTable(
  'product_sizes',
  {
    id: serial().primaryKey(),
    productId: ofProduct(),
    size: text().notNull(),
    stock: integer().notNull().default(0),
    isDefault: boolean('is_default').notNull().default(false),
    position: integer().notNull().default(0),
    /** A size's own price; null follows the product's. */
    priceUsd: integer('price_usd'),
    priceEur: integer('price_eur'),
    priceAed: integer('price_aed'),
  },
  (table) => [
    unique('product_sizes_size').on(table.productId, table.size),
    check('product_sizes_stock', sql`${table.stock} >= 0`),
  ],
);

export const productImages = pgTable(
  'product_images',
  {
    id: serial().primaryKey(),
    productId: ofProduct(),
    image: text().notNull(),
    alt: text().notNull(),
    color: text(),
    position: integer().notNull().default(0),
  },
  (table) => [index('product_images_product').on(table.productId, table.position)],
);

export const productAttributeOptions = pgTable(
  'product_attribute_options',
  {
    id: serial().primaryKey(),
    productId: ofProduct(),
    name: text().notNull(),
    option: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('product_attribute_options_option').on(table.productId, table.name, table.option),
    index('product_attribute_options_lookup').on(table.name, table.option),
  ],
);

/** The products that are shown together with a product. */
export const productLooks = pgTable(
  'product_looks',
  {
    productId: ofProduct(),
    withId: integer('with_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.withId] }),
    index('product_looks_with').on(table.withId),
  ],
);

/** Master pictures, by content; other tables refer to them by `url`. */
export const media = pgTable('media', {
  url: text().primaryKey(),
  hash: text().notNull().unique(),
  /** The master's path below one of the media folders. */
  file: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Average color, rrggbb. */
  color: text().notNull(),
});

/** The families that a color belongs to, e.g. Petrol to Blue and Green. */
export const colorFamilies = pgTable(
  'color_families',
  {
    color: text().notNull(),
    family: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.color, table.family] }),
    index('color_families_family').on(table.family),
  ],
);

export const banners = pgTable('banners', {
  id: serial().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  url: text().notNull(),
  buttonText: text('button_text'),
  image: text().notNull(),
  imagePortrait: text('image_portrait'),
  imageRtl: text('image_rtl'),
  alt: text().notNull().default(''),
  placementLandscape: text('placement_landscape').notNull().default('bottom'),
  placementPortrait: text('placement_portrait').notNull().default('bottom'),
  textTone: text('text_tone').notNull().default('light'),
  position: integer().notNull().default(0),
});

export const aboutUs = pgTable('about_us', {
  id: serial().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  image: text().notNull(),
  imagePortrait: text('image_portrait'),
});

export const features = pgTable('features', {
  id: serial().primaryKey(),
  image: text().notNull(),
  name: text().notNull().default(''),
});

export const stories = pgTable('stories', {
  id: serial().primaryKey(),
  image: text().notNull(),
  description: text().notNull(),
  /** The photographs of its page, in their order. */
  pictures: jsonb().$type<{ image: string; alt: string }[]>().notNull().default([]),
  /** The colors that its photographs show; a product that has one of them is shown in it. */
  colors: jsonb().$type<string[]>().notNull().default([]),
});

/** The products that a story shows. */
export const storyProducts = pgTable(
  'story_products',
  {
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    productId: ofProduct(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.productId] }),
    index('story_products_product').on(table.productId),
  ],
);

export const settings = pgTable('settings', {
  id: serial().primaryKey(),
  aboutUsSignature: text('about_us_signature').notNull().default(''),
  aboutUsBackgroundImage: text('about_us_background_image').notNull().default(''),
  /** The shop's name; null for the default. */
  siteName: text('site_name'),
  /** The footer's links to social networks, in their order. */
  socialLinks: jsonb('social_links').$type<SocialLink[]>().notNull().default([]),
  /** What shipping costs, minor units; null for the default. */
  shippingUsd: integer('shipping_usd'),
  shippingEur: integer('shipping_eur'),
  shippingAed: integer('shipping_aed'),
  /** How to contact the house. */
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  contactLocation: text('contact_location'),
  /** Who sells: for invoices the lines of the address and the tax number; the country's code, where known. */
  sellerAddress: jsonb('seller_address').$type<string[]>().notNull().default([]),
  sellerTaxNumber: text('seller_tax_number').notNull().default(''),
  sellerCountry: text('seller_country'),
});

/** The sections of the policies; the one without a heading is a policy's introduction. */
export const policySections = pgTable(
  'policy_sections',
  {
    id: serial().primaryKey(),
    policy: text().$type<PolicyName>().notNull(),
    heading: text().notNull().default(''),
    text: safeHtml().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique().on(table.policy, table.position)],
);

export const contactMessages = pgTable('contact_messages', {
  id: serial().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  language: mailLanguage(),
  /** When the shopkeeper answered it by a command. */
  answeredAt: at('answered_at'),
  createdAt: createdAt(),
});

export const customers = pgTable(
  'customers',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    /** As typed; compared without regard to case. */
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    image: text().notNull().default(''),
    currency: text().$type<Currency>().notNull().default('USD'),
    language: mailLanguage(),
    verifiedAt: at('verified_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('customers_email').on(sql`lower(${table.email})`),
    check('customers_currency', sql`${table.currency} in ('USD', 'EUR', 'AED')`),
  ],
);

/** Bearer tokens, stored hashed. `kind`: session, verification or reset. */
export const tokens = pgTable(
  'tokens',
  {
    id: serial().primaryKey(),
    hash: text().notNull().unique(),
    /** Null for a registration whose email address was taken: the token gives no access. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('tokens_customer').on(table.customerId),
    check('tokens_kind', sql`${table.kind} in ('session', 'verification', 'reset')`),
  ],
);

/** One-time codes, stored hashed; only the newest of a purpose is valid. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: serial().primaryKey(),
    customerId: ofCustomer(),
    purpose: text().notNull(),
    hash: text().notNull(),
    attempts: integer().notNull().default(0),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('one_time_codes_customer').on(table.customerId, table.purpose),
    check(
      'one_time_codes_purpose',
      sql`${table.purpose} in ('verification', 'reset', 'email-change')`,
    ),
  ],
);

/** A customer's new email address, until the code that was sent to it is entered. */
export const emailChanges = pgTable('email_changes', {
  customerId: ofCustomer().primaryKey(),
  /** As typed. */
  email: text().notNull(),
  createdAt: createdAt(),
});

export const addresses = pgTable(
  'addresses',
  {
    id: serial().primaryKey(),
    customerId: ofCustomer(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    address: text().notNull(),
    apartment: text(),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text('zip_code').notNull(),
    country: text().notNull(),
    /** When it was made the default. The latest one is the default, or where none was, the oldest address. */
    defaultSince: at('default_since'),
    createdAt: createdAt(),
  },
  (table) => [index('addresses_customer').on(table.customerId)],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: serial().primaryKey(),
    customerId: ofCustomer(),
    productId: ofProduct(),
    productSizeId: integer('product_size_id')
      .notNull()
      .references(() => productSizes.id, { onDelete: 'cascade' }),
    /** Empty without a color, since a unique index takes nulls for different values. */
    color: text().notNull().default(''),
    quantity: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('cart_items_line').on(
      table.customerId,
      table.productId,
      table.productSizeId,
      table.color,
    ),
    check('cart_items_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Wishlist items, with the prices at the time they were added, in minor units. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: serial().primaryKey(),
    customerId: ofCustomer(),
    productId: ofProduct(),
    /** Null while no size is chosen. */
    productSizeId: integer('product_size_id').references(() => productSizes.id, {
      onDelete: 'cascade',
    }),
    /** Empty without a color. */
    color: text().notNull().default(''),
    priceUsd: integer('price_usd').notNull(),
    priceEur: integer('price_eur').notNull(),
    priceAed: integer('price_aed').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('wishlist_items_item')
      .on(table.customerId, table.productId, table.productSizeId, table.color)
      .nullsNotDistinct(),
  ],
);

/**
 * Requests for a mail when a size is back in stock. A trigger sets `restockedAt` in the transaction
 * that raises the stock from 0; a background job then writes the mail and sets `notifiedAt`.
 */
export const backInStockRequests = pgTable(
  'back_in_stock_requests',
  {
    id: serial().primaryKey(),
    productSizeId: integer('product_size_id')
      .notNull()
      .references(() => productSizes.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    /** When the confirmation mail was last written. */
    askedAt: at('asked_at'),
    confirmedAt: at('confirmed_at'),
    restockedAt: at('restocked_at'),
    notifiedAt: at('notified_at'),
    language: mailLanguage(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('back_in_stock_requests_open')
      .on(table.productSizeId, table.email)
      .where(sql`notified_at is null`),
    index('back_in_stock_requests_email').on(table.email),
    index('back_in_stock_requests_due')
      .on(table.id)
      .where(sql`restocked_at is not null and notified_at is null`),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    status: text().$type<OrderStatus>().notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('unpaid'),
    currency: text().$type<Currency>().notNull(),
    subtotal: bigint({ mode: 'number' }).notNull(),
    shipping: bigint({ mode: 'number' }).notNull(),
    address: jsonb().$type<Order['address']>().notNull(),
    /** Where a shipped order can be followed. */
    tracking: jsonb().$type<Tracking>(),
    /** When a cancellation or refund restored the stock, which must happen once. */
    stockRestoredAt: at('stock_restored_at'),
    /** The promised days of delivery; null in orders of earlier versions. */
    arrivesFrom: date('arrives_from'),
    arrivesTo: date('arrives_to'),
    createdAt: createdAt(),
    /** Until when a card order may be paid; null without a limit. */
    payBy: at('pay_by'),
    /** When it was put on hold, which prevents shipping it. */
    heldAt: at('held_at'),
    /** When it was cancelled because it was not paid in time. */
    expiredAt: at('expired_at'),
  },
  (table) => [
    index('orders_unpaid')
      .on(table.payBy)
      .where(sql`status = 'pending' and payment_status = 'unpaid'`),
    index('orders_customer').on(
      table.customerId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('orders_payment_status', sql`${table.paymentStatus} in ('unpaid', 'paid', 'refunded')`),
    check(
      'orders_payment_method',
      sql`${table.paymentMethod} in ('credit_card', 'cash_on_delivery')`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: serial().primaryKey(),
    orderId: ofOrder(),
    /** Without foreign keys, since orders outlive products. */
    productId: integer('product_id').notNull(),
    productSizeId: integer('product_size_id').notNull(),
    size: text().notNull(),
    color: text().notNull().default(''),
    quantity: integer().notNull(),
    /** How many of them a cancellation or refunds put back into stock, also refunds that failed since. */
    restocked: integer().notNull().default(0),
    /** Price of one unit, minor units of the order's currency. */
    unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
    /** A snapshot of what was bought, which later changes of the product do not affect. */
    product: jsonb().$type<LineProduct>().notNull(),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check('order_lines_restocked', sql`${table.restocked} between 0 and ${table.quantity}`),
  ],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: serial().primaryKey(),
    orderId: ofOrder(),
    status: text().$type<OrderStatus>().notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);

/** The responses of POST /orders by idempotency key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    customerId: ofCustomer(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    /** The response's body; null only inside the transaction that will write it. */
    response: jsonb().$type<PlacedOrder>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.key] })],
);

/**
 * Attempts to pay an order, at Stripe or on the sandbox page. The row is written before the request
 * to the provider, which can be repeated with the same reference.
 */
export const payments = pgTable(
  'payments',
  {
    id: serial().primaryKey(),
    orderId: ofOrder(),
    provider: text().notNull(),
    /** Our idempotency key, which the provider's events contain. */
    reference: uuid().notNull().unique().defaultRandom(),
    /** The provider's checkout session; null until the provider has responded. */
    sessionId: text('session_id').unique(),
    paymentIntent: text('payment_intent'),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /**
     * `refunding`: the order is refunded, and a refund is still to be made by the provider; `refunded`:
     * all are made.
     */
    status: text().notNull().default('open'),
    url: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_one_open')
      .on(table.orderId)
      .where(sql`status = 'open'`),
    check(
      'payments_status',
      sql`${table.status} in ('open', 'paid', 'failed', 'expired', 'refunding', 'refunded')`,
    ),
  ],
);

/** Lines of an order, by their ids, and how many of each. */
export type LineQuantity = OrderRefund['lines'][number];

/** The refunds of orders. */
export const refunds = pgTable(
  'refunds',
  {
    id: serial().primaryKey(),
    orderId: ofOrder(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** The refunded lines; empty where they are not known. */
    lines: jsonb().$type<LineQuantity[]>().notNull().default([]),
    /** Whether its lines go back into stock. */
    restock: boolean().notNull().default(false),
    /** Who made it: the customer, a command, the shop by itself, or somebody at the provider. */
    origin: text().$type<'customer' | 'house' | 'shop' | 'provider'>().notNull(),
    /** The person who ran the command. */
    who: text(),
    reason: text(),
    /** The provider's idempotency key. */
    key: text().notNull().unique(),
    /** The refund's id at the provider; null while it is not known. */
    providerId: text('provider_id').unique(),
    /**
     * `requested`: made at the provider before the order is changed; `due`: the order is changed, and the
     * provider will be called; `done`: made by the provider.
     */
    status: text().$type<'requested' | 'due' | 'done' | 'failed'>().notNull(),
    /** Whether it refunds a second payment, which is not part of the order's sums. */
    surplus: boolean().notNull().default(false),
    /**
     * Whether the command that asked for it has yet to be told that it was made. The same command again
     * is then about this refund, and not about another.
     */
    unanswered: boolean().notNull().default(false),
    createdAt: createdAt(),
    settledAt: at('settled_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_payment').on(table.paymentId),
    index('refunds_due')
      .on(table.id)
      .where(sql`status = 'due'`),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_origin', sql`${table.origin} in ('customer', 'house', 'shop', 'provider')`),
    check('refunds_status', sql`${table.status} in ('requested', 'due', 'done', 'failed')`),
  ],
);

/**
 * The translations of the house's texts, by the English text: a changed text has none, rather than an
 * outdated one.
 */
export const translations = pgTable(
  'translations',
  {
    language: text().$type<Language>().notNull(),
    /** For the index, since texts are too long for one. */
    textHash: text('text_hash')
      .generatedAlwaysAs(sql`md5("text")`)
      .notNull(),
    text: text().notNull(),
    translation: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.textHash] })],
);

/** The ids of handled webhook events, by which repeated ones are ignored. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  createdAt: createdAt(),
});

/** Random keys that all processes of a shop share. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});

/** Mail to send, written in the transaction that causes it and sent afterwards. */
export const mailEvents = pgTable(
  'mail_events',
  {
    id: serial().primaryKey(),
    kind: text().notNull(),
    recipient: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    language: mailLanguage(),
    messageId: text('message_id').notNull().unique(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull().defaultNow(),
    sentAt: at('sent_at'),
    /** When the last attempt failed; only a command tries it again. */
    givenUpAt: at('given_up_at'),
    /** Why the last attempt failed, without personal data. */
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_events_due')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and given_up_at is null`),
  ],
);

/** Changes made by the shopkeeper's commands; of an erased customer, without personal data. */
export const audit = pgTable(
  'audit',
  {
    id: serial().primaryKey(),
    at: at('at').notNull().defaultNow(),
    who: text().notNull(),
    /** The command's words, e.g. `orders ship`. */
    what: text().notNull(),
    /** What it changed, e.g. `order 12`. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('audit_subject').on(table.subject, table.id)],
);

/** The counters of rate limits, shared by all processes of a shop. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});

/** Claims of processes on the derivatives that they are making. */
export const pictureClaims = pgTable('picture_claims', {
  /** The name of the derivative's file. */
  name: varchar({ length: 255 }).primaryKey(),
  /** When the claim expires, since its process must have been killed. */
  until: at('until').notNull(),
});
