import { asc } from 'drizzle-orm';

import type { Banner, TextPlacement } from '@contract/banner';
import type { AboutUs, Settings } from '@contract/brand';

import type { Database } from '../../db/client';
import { aboutUs, banners, features, settings, stories } from '../../db/schema';

/** What the house says about itself (specification, sections 3 and 7). Reads only. */
export const createContentService = ({ db }: { db: Database }) => ({
  /** GET /banners: the home page's sections, from the top. */
  banners: async (): Promise<Banner[]> => {
    const rows = await db.orm
      .select()
      .from(banners)
      .orderBy(asc(banners.position), asc(banners.id));
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
  },

  /** GET /about-us */
  aboutUs: async (): Promise<AboutUs> => {
    const texts = await db.orm.select().from(aboutUs).orderBy(asc(aboutUs.id));
    const featured = await db.orm.select().from(features).orderBy(asc(features.id));
    const told = await db.orm.select().from(stories).orderBy(asc(stories.id));
    return {
      about_us: texts.map(({ title, description, image, imagePortrait }) => ({
        title,
        description,
        image,
        ...(imagePortrait === null ? {} : { image_portrait: imagePortrait }),
      })),
      features: featured,
      stories: told,
    };
  },

  /** GET /settings */
  settings: async (): Promise<Settings[]> => {
    const rows = await db.orm.select().from(settings).orderBy(asc(settings.id));
    return rows.map((row) => ({
      about_us_signature: row.aboutUsSignature,
      about_us_background_image: row.aboutUsBackgroundImage,
    }));
  },
});
