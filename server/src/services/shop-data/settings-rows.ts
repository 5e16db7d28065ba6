import { asc, eq } from 'drizzle-orm';

import type { SocialLink } from '@contract/brand';
import { toDecimal, toMinor } from '@contract/minor-units';

import type { Transaction } from '../../db/client';
import { settings } from '../../db/schema';
import type { PictureOf, UrlOf } from './pictures';
import type { ExportedRow, Row } from './row-kinds';

/** The value of a column of the table; nothing when the row has no such cell. */
const given = <Name extends string, Cell, Value>(
  name: Name,
  cell: Cell | null | undefined,
  valueOf: (cell: Cell | null) => Value,
): Partial<Record<Name, Value>> =>
  cell === undefined ? {} : ({ [name]: valueOf(cell) } as Record<Name, Value>);

const orNull = <T>(cell: T | null) => cell;
const orEmpty = (cell: string | null) => cell ?? '';
const minorOrNull = (amount: string | null) => (amount === null ? null : toMinor(amount));

/** All links, in the order of the row's columns; undefined when it has no such column. */
const socialLinksOf = ({ group }: Row<'settings'>): SocialLink[] | undefined =>
  Object.keys(group).length === 0
    ? undefined
    : Object.entries(group).flatMap(([name, url]) => (url === null ? [] : [{ name, url }]));

/** Changes the settings that the row has cells for. */
export const writeSettings = async (
  tx: Transaction,
  row: Row<'settings'>,
  urlOf: UrlOf,
): Promise<void> => {
  const picture = row.about_us_background_image;
  const values = {
    ...given('siteName', row.site_name, orNull),
    ...given('socialLinks', socialLinksOf(row), (links) => links ?? []),
    ...given('shippingUsd', row.shipping_usd, minorOrNull),
    ...given('shippingEur', row.shipping_eur, minorOrNull),
    ...given('shippingAed', row.shipping_aed, minorOrNull),
    ...given('aboutUsSignature', row.about_us_signature, orEmpty),
    ...given('aboutUsBackgroundImage', picture, (cell) => (cell ? urlOf(cell) : '')),
    ...given('contactEmail', row.contact_email, orNull),
    ...given('contactPhone', row.contact_phone, orNull),
    ...given('contactLocation', row.contact_location, orNull),
    ...given('sellerAddress', row.seller_address, (lines) => lines ?? []),
    ...given('sellerTaxNumber', row.seller_tax_number, orEmpty),
  };
  const [before] = await tx.select().from(settings).orderBy(asc(settings.id)).limit(1);
  if (!before) await tx.insert(settings).values(values);
  else if (Object.keys(values).length > 0) {
    await tx.update(settings).set(values).where(eq(settings.id, before.id));
  }
};

const amountOf = (minor: number | null) => (minor === null ? null : toDecimal(minor));

/** The settings as an export writes them: one row, or none. */
export const readSettingsRows = async (
  tx: Transaction,
  pictureOf: PictureOf,
): Promise<ExportedRow[]> => {
  const rows = await tx.select().from(settings).orderBy(asc(settings.id)).limit(1);
  return rows.map((row) => ({
    site_name: row.siteName,
    shipping_usd: amountOf(row.shippingUsd),
    shipping_eur: amountOf(row.shippingEur),
    shipping_aed: amountOf(row.shippingAed),
    about_us_signature: row.aboutUsSignature,
    about_us_background_image: row.aboutUsBackgroundImage && pictureOf(row.aboutUsBackgroundImage),
    contact_email: row.contactEmail,
    contact_phone: row.contactPhone,
    contact_location: row.contactLocation,
    seller_address: row.sellerAddress,
    seller_tax_number: row.sellerTaxNumber,
    ...Object.fromEntries(row.socialLinks.map(({ name, url }) => [`social.${name}`, url])),
  }));
};
