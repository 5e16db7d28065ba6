import { asc, eq, sql } from 'drizzle-orm';

import type { Banner, TextPlacement } from '@contract/banner';
import type { AboutUs, Settings } from '@contract/brand';
import { currentLanguage } from '@contract/current-language';
import { directionOf } from '@contract/languages';
import { toDecimal } from '@contract/minor-units';

import type { Config } from '../../config';
import type { WithDb } from '../../db/client';
import { aboutUs, banners, features, stories, storyProducts } from '../../db/schema';
import {
  readShopSettings,
  shippingOf,
  type ShopSettings,
  siteNameOf,
} from '../settings/shop-settings';

const opposite: Partial<Record<string, string>> = { start: 'end', end: 'start' };

/**
 * Where words are placed on a picture. Right-to-left pages mirror `start` and `end`; `isReversed` undoes
 * that for a picture that was made for left-to-right text.
 */
const placementOf = (placement: string, isReversed: boolean) =>
  ((isReversed && opposite[placement]) || placement) as TextPlacement;

/**
 * GET /banners: the home page's sections from the top, then the pictures of other places. For a language
 * that is written from right to left a banner may have a picture of its own; one without it keeps its
 * words on the side where its picture leaves room for them.
 */
export const listBanners = async ({ db }: WithDb): Promise<Banner[]> => {
  const isRtl = directionOf(currentLanguage()) === 'rtl';
  const rows = await db.orm.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
  return rows.map((row) => ({
    id: row.id,
    image: (isRtl && row.imageRtl) || row.image,
    name: row.name,
    description: row.description,
    url: row.url,
    button_text: row.buttonText,
    ...(row.imagePortrait === null ? {} : { image_portrait: row.imagePortrait }),
    alt: row.alt,
    text_placement: {
      landscape: placementOf(row.placementLandscape, isRtl && !row.imageRtl),
      portrait: placementOf(
        row.placementPortrait,
        isRtl && (row.imagePortrait !== null || !row.imageRtl),
      ),
    },
    text_tone: row.textTone === 'dark' ? 'dark' : 'light',
  }));
};

/** GET /about-us */
export const readAboutUs = async ({ db }: WithDb): Promise<AboutUs> => {
  const textRows = await db.orm.select().from(aboutUs).orderBy(asc(aboutUs.id));
  const featureRows = await db.orm.select().from(features).orderBy(asc(features.id));
  const storyRows = await db.orm
    .select({
      id: stories.id,
      image: stories.image,
      description: stories.description,
      pictures: stories.pictures,
      colors: stories.colors,
      product_ids: sql<number[]>`array(
        select ${storyProducts.productId} from ${storyProducts}
        where ${eq(storyProducts.storyId, stories.id)}
        order by ${storyProducts.position}, ${storyProducts.productId}
      )`,
    })
    .from(stories)
    .orderBy(asc(stories.id));
  return {
    about_us: textRows.map(({ title, description, image, imagePortrait }) => ({
      title,
      description,
      image,
      ...(imagePortrait === null ? {} : { image_portrait: imagePortrait }),
    })),
    features: featureRows,
    stories: storyRows,
  };
};

const contactOf = ({ contactEmail, contactPhone, contactLocation }: ShopSettings) => ({
  ...(contactEmail ? { email: contactEmail } : {}),
  ...(contactPhone ? { phone: contactPhone } : {}),
  ...(contactLocation ? { location: contactLocation } : {}),
});

const sellerOf = ({ sellerAddress, sellerTaxNumber, sellerCountry }: ShopSettings) => {
  const address = sellerAddress ?? [];
  const number = sellerTaxNumber ?? '';
  if (address.length === 0 && number === '' && !sellerCountry) return undefined;
  return { address, tax_number: number, ...(sellerCountry ? { country: sellerCountry } : {}) };
};

/** GET /settings: one record, with defaults for the shop's name and for shipping. */
export const listSettings = async ({
  db,
  config,
}: WithDb & { config: Pick<Config, 'timeZone' | 'languages'> }): Promise<Settings[]> => {
  const row = await readShopSettings(db.orm);
  const contact = contactOf(row);
  const seller = sellerOf(row);
  const shipping = shippingOf(row);
  return [
    {
      about_us_signature: row.aboutUsSignature ?? '',
      about_us_background_image: row.aboutUsBackgroundImage ?? '',
      site_name: siteNameOf(row),
      social_links: row.socialLinks ?? [],
      shipping: {
        USD: toDecimal(shipping.USD),
        EUR: toDecimal(shipping.EUR),
        AED: toDecimal(shipping.AED),
      },
      time_zone: config.timeZone,
      ...(config.languages.length > 1 ? { languages: config.languages } : {}),
      ...(Object.keys(contact).length > 0 ? { contact } : {}),
      ...(seller ? { seller } : {}),
    },
  ];
};
