import { asc, eq } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { aboutUs, banners, features, products, stories, storyProducts } from '../../db/schema';
import { groupBy } from '../../shared/group-by';
import type { PictureOf } from './pictures';
import { readPolicyRows } from './policy-rows';
import { readSettingsRows } from './settings-rows';

const readStories = async (tx: Transaction, pictureOf: PictureOf) => {
  const rows = await tx.select().from(stories).orderBy(asc(stories.id));
  const shown = groupBy(
    await tx
      .select({ storyId: storyProducts.storyId, sku: products.sku })
      .from(storyProducts)
      .innerJoin(products, eq(products.id, storyProducts.productId))
      .orderBy(asc(storyProducts.position), asc(storyProducts.productId)),
    ({ storyId }) => storyId,
  );
  return {
    stories: rows.map(({ id, image, description, colors }) => ({
      id,
      image: pictureOf(image),
      description,
      products: (shown.get(id) ?? []).map(({ sku }) => sku),
      colors,
    })),
    story_pictures: rows.flatMap(({ id, pictures }) =>
      pictures.map(({ image, alt }) => ({ story: id, picture: pictureOf(image), alt })),
    ),
  };
};

/** The banners, texts, stories, policies and settings as an export writes them. */
export const readContentRows = async (tx: Transaction, pictureOf: PictureOf) => {
  const pictureOrNull = (url: string | null) => url && pictureOf(url);
  const bannerRows = await tx
    .select()
    .from(banners)
    .orderBy(asc(banners.position), asc(banners.id));
  const textRows = await tx.select().from(aboutUs).orderBy(asc(aboutUs.id));
  const featureRows = await tx.select().from(features).orderBy(asc(features.id));
  return {
    banners: bannerRows.map((row) => ({
      id: row.id,
      name: row.name,
      description: row.description,
      url: row.url,
      button_text: row.buttonText,
      alt: row.alt,
      text_tone: row.textTone,
      image: pictureOf(row.image),
      image_portrait: pictureOrNull(row.imagePortrait),
      image_rtl: pictureOrNull(row.imageRtl),
      placement_landscape: row.placementLandscape,
      placement_portrait: row.placementPortrait,
    })),
    texts: textRows.map(({ title, description, image, imagePortrait }) => ({
      title,
      description,
      image: pictureOf(image),
      image_portrait: pictureOrNull(imagePortrait),
    })),
    features: featureRows.map(({ image, name }) => ({ image: pictureOf(image), name })),
    ...(await readStories(tx, pictureOf)),
    policies: await readPolicyRows(tx),
    settings: await readSettingsRows(tx, pictureOf),
  };
};
