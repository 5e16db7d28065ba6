import { asc, eq, sql } from 'drizzle-orm';

import type { Banner, TextPlacement } from '@contract/banner';
import type { AboutUs, Settings } from '@contract/brand';

import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { aboutUs, banners, features, settings, stories, storyProducts } from '../../db/schema';

interface ContentDeps {
  db: Database;
}
interface SettingsDeps extends ContentDeps {
  config: Pick<Config, 'seller' | 'timeZone'>;
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

/**
 * GET /settings: the table's, with the configuration's seller and time zone. Those are known where the
 * table is empty, too: the answer has a record without texts then.
 */
export const listSettings = async ({ db, config }: SettingsDeps): Promise<Settings[]> => {
  const rows = await db.orm.select().from(settings).orderBy(asc(settings.id));
  const records = rows.length > 0 ? rows : [{ aboutUsSignature: '', aboutUsBackgroundImage: '' }];
  return records.map(({ aboutUsSignature, aboutUsBackgroundImage }) => ({
    about_us_signature: aboutUsSignature,
    about_us_background_image: aboutUsBackgroundImage,
    time_zone: config.timeZone,
    ...(config.seller === undefined ? {} : { seller: config.seller }),
  }));
};
