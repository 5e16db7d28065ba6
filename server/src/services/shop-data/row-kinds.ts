import Type, { type Static, type TSchema } from 'typebox';

import { policyNames } from '@contract/constants';
import { languages } from '@contract/languages';
import { countryCodes } from '@contract/regions';

import { maxInteger } from '../../db/row-id';

/** `description` completes the message "price_usd must be …". */
const text = (maxLength: number, description = `a text of at most ${maxLength} characters`) =>
  Type.String({ minLength: 1, maxLength, description });
const matching = (pattern: string, description: string) =>
  Type.String({ pattern, maxLength: 2000, description });

const Name = text(200);
const LongText = text(50_000);
const Yes = Type.Boolean({ description: 'true or false' });
const Id = Type.Integer({
  minimum: 1,
  maximum: maxInteger,
  description: `a whole number from 1 to ${maxInteger}`,
});
const Amount = matching(String.raw`^\d{1,7}(\.\d{1,2})?$`, 'an amount such as 1250.00');
const Slug = matching('^[a-z0-9]+(-[a-z0-9]+)*$', 'lower-case letters, digits and hyphens');
const Sku = matching(String.raw`^[\w.-]{1,64}$`, 'letters, digits, dots, hyphens and underscores');
const Picture = text(400, 'the path of a picture');
const Address = matching(String.raw`^(/(?!/)|https://)\S*$`, 'an address such as /shop');
const WebAddress = matching('^https://\\S+$', 'an address that begins with https://');
const Word = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^|]+$' });
const Words = Type.Array(Word, { maxItems: 200, description: 'words separated by |' });
const Slugs = Type.Array(Slug, { maxItems: 200, description: 'slugs separated by |' });
const Skus = Type.Array(Sku, { maxItems: 200, description: 'SKUs separated by |' });
const Time = matching(
  String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z)?$`,
  'a time such as 2026-03-01T09:00:00Z',
);
const Placement = Type.Enum(['start', 'end', 'top', 'bottom', 'center'], {
  description: 'start, end, top, bottom or center',
});
const Tone = Type.Enum(['light', 'dark'], { description: 'light or dark' });
const PolicyName = Type.Enum([...policyNames], { description: `one of ${policyNames.join(', ')}` });
export const otherLanguages = languages.slice(1);
const OtherLanguage = Type.Enum([...otherLanguages], {
  description: `one of ${otherLanguages.join(', ')}`,
});
const Country = Type.Enum(countryCodes, { description: 'the code of a country such as AE' });
const Percent = Type.Integer({
  minimum: 0,
  maximum: 99,
  description: 'a whole number from 0 to 99',
});
const Stock = Type.Integer({
  minimum: 0,
  maximum: maxInteger,
  description: 'a whole number from 0 on',
});
const Centimeters = Type.Number({
  minimum: 0,
  maximum: 10_000,
  description: 'a number of centimeters',
});

const prices = { price_usd: Amount, price_eur: Amount, price_aed: Amount };

/**
 * The content of a shop's files: one file for each kind, with a column (CSV) or a field (JSON) for each
 * value. A missing column changes nothing; an empty cell empties the value.
 * `group` stands for any number of columns, such as `attribute.Color`.
 */
export const rowKinds = {
  categories: {
    required: { slug: Slug },
    optional: { id: Id, name: Name, featured: Skus },
  },
  colors: { required: { color: Name, families: Words }, optional: {} },
  products: {
    required: { sku: Sku },
    optional: {
      id: Id,
      style: Name,
      name: Name,
      description: LongText,
      details: LongText,
      category: Slug,
      listed_in: Slugs,
      ...prices,
      discount_percentage: Percent,
      size_guide: Picture,
      fit: Name,
      looks_with: Skus,
      created_at: Time,
    },
    group: { name: 'attribute', schema: Words },
  },
  sizes: {
    required: { sku: Sku, size: Name },
    optional: { stock: Stock, is_default: Yes, ...prices },
    group: { name: 'measure', schema: Centimeters },
  },
  pictures: { required: { sku: Sku, picture: Picture }, optional: { alt: Name, color: Name } },
  banners: {
    required: { url: Address, image: Picture },
    optional: {
      id: Id,
      name: Name,
      description: LongText,
      button_text: Name,
      image_portrait: Picture,
      image_rtl: Picture,
      alt: Name,
      placement_landscape: Placement,
      placement_portrait: Placement,
      text_tone: Tone,
    },
  },
  texts: {
    required: { title: Name, description: LongText, image: Picture },
    optional: { image_portrait: Picture },
  },
  features: { required: { image: Picture }, optional: { name: Name } },
  stories: {
    required: { id: Id, image: Picture, description: LongText },
    optional: { products: Skus, colors: Words },
  },
  story_pictures: { required: { story: Id, picture: Picture }, optional: { alt: Name } },
  policies: { required: { policy: PolicyName, text: LongText }, optional: { heading: Name } },
  translations: {
    required: { language: OtherLanguage, text: LongText },
    optional: { translation: LongText },
  },
  settings: {
    required: {},
    optional: {
      site_name: Name,
      shipping_usd: Amount,
      shipping_eur: Amount,
      shipping_aed: Amount,
      about_us_signature: Name,
      about_us_background_image: Picture,
      contact_email: Name,
      contact_phone: Name,
      contact_location: Name,
      seller_address: Words,
      seller_tax_number: Name,
      seller_country: Country,
    },
    group: { name: 'social', schema: WebAddress },
  },
} as const satisfies Record<string, RowKind>;

interface RowKind {
  required: Record<string, TSchema>;
  optional: Record<string, TSchema>;
  group?: { name: string; schema: TSchema };
}

export type KindName = keyof typeof rowKinds;
export const kindNames = Object.keys(rowKinds) as KindName[];

/** The columns of a kind, for code that handles every kind alike. */
export const kindOf = (name: KindName): RowKind => rowKinds[name];

type Values<K extends RowKind> = {
  -readonly [C in keyof K['required']]: Static<K['required'][C]>;
} & { -readonly [C in keyof K['optional']]?: Static<K['optional'][C]> | null } & (K extends {
    group: { schema: infer S extends TSchema };
  }
    ? { group: Record<string, Static<S> | null> }
    : object);

/** A row of a kind. */
export type Row<N extends KindName> = Values<(typeof rowKinds)[N]> & {
  /** Its file and line. */
  at: string;
  /** The columns with an invalid cell, which is not also reported as missing. */
  unread?: readonly string[];
};

/** The rows of each kind that an import has. */
export type ShopRows = { [N in KindName]?: Row<N>[] };

/**
 * Rows that lack something required. Their keys count, so that references to them are not reported as
 * problems, too.
 */
export type PartialRows = { [N in KindName]?: Partial<Row<N>>[] };

/** A row that an export writes: a value for each of its columns. */
export type ExportedRow = Record<string, unknown>;

/** The rows of every kind that an export writes. */
export type ExportedRows = Record<KindName, ExportedRow[]>;

/** A mistake in a file, for the person who wrote it. */
export interface Problem {
  /** File and line, e.g. "products.csv:12". */
  at: string;
  message: string;
}

/** The columns of prices. */
export const priceColumns = ['price_usd', 'price_eur', 'price_aed'] as const;
