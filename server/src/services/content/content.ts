import { asc } from 'drizzle-orm';

import type { Banner, TextPlacement } from '@contract/banner';
import type { AboutUs, Settings } from '@contract/brand';

import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { aboutUs, banners, features, settings, stories } from '../../db/schema';

interface ContentDeps {
  db: Database;
}
interface SettingsDeps extends ContentDeps {
  config: Pick<Config, 'seller'>;
}

/** GET /banners: the home page's sections from the top, then the pictures of other places. */
export const listBanners = async ({ db }: ContentDeps): Promise<Banner[]> => {
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
export const readAboutUs = async ({ db }: ContentDeps): Promise<AboutUs> => {
  const textRows = await db.orm.select().from(aboutUs).orderBy(asc(aboutUs.id));
  const featureRows = await db.orm.select().from(features).orderBy(asc(features.id));
  const storyRows = await db.orm.select().from(stories).orderBy(asc(stories.id));
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

/** GET /settings: the table's, and the seller of the configuration. */
export const listSettings = async ({ db, config }: SettingsDeps): Promise<Settings[]> => {
  const rows = await db.orm.select().from(settings).orderBy(asc(settings.id));
  const seller = config.seller === undefined ? {} : { seller: config.seller };
  const records = rows.map((row) => ({
    about_us_signature: row.aboutUsSignature,
    about_us_background_image: row.aboutUsBackgroundImage,
    ...seller,
  }));
  if (records.length > 0 || config.seller === undefined) return records;
  return [{ about_us_signature: '', about_us_background_image: '', ...seller }];
};
