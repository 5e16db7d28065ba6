import { asc, eq, sql } from 'drizzle-orm';

import type { Banner, TextPlacement } from '@contract/banner';
import type { AboutUs, Settings } from '@contract/brand';

import type { Config } from '../../config';
import type { WithDb } from '../../db/client';
import { aboutUs, banners, features, settings, stories, storyProducts } from '../../db/schema';

interface SettingsDeps extends WithDb {
  config: Pick<Config, 'seller' | 'timeZone'>;
}

/** GET /banners: the home page's sections from the top, then the pictures of other places. */
export const listBanners = async ({ db }: WithDb): Promise<Banner[]> => {
  const rows = await db.orm.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
  return rows.map((row) => ({
    id: row.id,
    image: row.image,
    name: row.name,
    description: row.description,
    url: row.url,
    button_text: row.buttonText,
    ...(row.imagePortrait === null ? {} : { image_portrait: row.imagePortrait }),
    alt: row.alt,
    text_placement: {
      landscape: row.placementLandscape as TextPlacement,
      portrait: row.placementPortrait as TextPlacement,
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

type SettingsRow = typeof settings.$inferSelect;

const contactOf = ({ contactEmail, contactPhone, contactLocation }: Partial<SettingsRow>) => ({
  ...(contactEmail ? { email: contactEmail } : {}),
  ...(contactPhone ? { phone: contactPhone } : {}),
  ...(contactLocation ? { location: contactLocation } : {}),
});

/** Who sells, as the table says it; undefined where it says nothing. */
const sellerOf = ({ sellerAddress = [], sellerTaxNumber = '' }: Partial<SettingsRow>) =>
  sellerAddress.length === 0 && sellerTaxNumber === ''
    ? undefined
    : { address: sellerAddress, tax_number: sellerTaxNumber };

/**
 * GET /settings: the table's, with the configuration's time zone, and its seller where the table has
 * none. Those are known where the table is empty, too: the answer has a record without texts then.
 */
export const listSettings = async ({ db, config }: SettingsDeps): Promise<Settings[]> => {
  const rows = await db.orm.select().from(settings).orderBy(asc(settings.id));
  const records: Partial<SettingsRow>[] = rows.length > 0 ? rows : [{}];
  return records.map((row) => {
    const contact = contactOf(row);
    const seller = sellerOf(row) ?? config.seller;
    return {
      about_us_signature: row.aboutUsSignature ?? '',
      about_us_background_image: row.aboutUsBackgroundImage ?? '',
      time_zone: config.timeZone,
      ...(Object.keys(contact).length > 0 ? { contact } : {}),
      ...(seller === undefined ? {} : { seller }),
    };
  });
};
