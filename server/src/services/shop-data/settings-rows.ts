import { asc, eq } from 'drizzle-orm';

import type { SocialLink } from '@contract/brand';
import { toDecimal, toMinor } from '@contract/minor-units';

import type { Transaction } from '../../db/client';
import { settings } from '../../db/schema';
import type { PictureOf, UrlOf } from './pictures';
import type { ExportedRow, Row } from './row-kinds';

const orEmpty = (cell: string | null | undefined) => (cell === null ? '' : cell);
const minorOrNull = (amount: string | null | undefined) =>
  typeof amount === 'string' ? toMinor(amount) : amount;

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
  // What is undefined, since the row has no such cell, is left as it is.
  const values = {
    siteName: row.site_name,
    socialLinks: socialLinksOf(row),
    shippingUsd: minorOrNull(row.shipping_usd),
    shippingEur: minorOrNull(row.shipping_eur),
    shippingAed: minorOrNull(row.shipping_aed),
    aboutUsSignature: orEmpty(row.about_us_signature),
    aboutUsBackgroundImage: orEmpty(picture && urlOf(picture)),
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    contactLocation: row.contact_location,
    sellerAddress: row.seller_address === null ? [] : row.seller_address,
    sellerTaxNumber: orEmpty(row.seller_tax_number),
    sellerCountry: row.seller_country,
  };
  const [before] = await tx.select().from(settings).orderBy(asc(settings.id)).limit(1);
  if (!before) await tx.insert(settings).values(values);
  else if (Object.values(values).some((value) => value !== undefined)) {
    await tx.update(settings).set(values).where(eq(settings.id, before.id));
  }
};

/** An amount as an export writes it. */
export const amountOf = (minor: number | null) => (minor === null ? null : toDecimal(minor));

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
    seller_country: row.sellerCountry,
    ...Object.fromEntries(row.socialLinks.map(({ name, url }) => [`social.${name}`, url])),
  }));
};
