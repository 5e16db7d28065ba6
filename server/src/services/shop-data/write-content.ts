import type { PgTable } from 'drizzle-orm/pg-core';

import type { Transaction } from '../../db/client';
import { aboutUs, banners, features, stories, storyProducts } from '../../db/schema';
import { groupBy } from '../../shared/group-by';
import type { UrlOf } from './pictures';
import { writePolicies } from './policy-rows';
import type { ShopRows } from './row-kinds';
import { writeSettings } from './settings-rows';
import { continueIds, insertAll } from './upsert';

const replaceAll = async <T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> => {
  await tx.delete(table);
  await insertAll(tx, table, rows);
  await continueIds(tx, table);
};

interface Names {
  ids: Map<string, number>;
  urlOf: UrlOf;
}

const writeStories = async (tx: Transaction, rows: ShopRows, { ids, urlOf }: Names) => {
  const picturesOf = groupBy(rows.story_pictures ?? [], ({ story }) => story);
  const values = (rows.stories ?? []).map(({ id, image, description, colors }) => ({
    id,
    image: urlOf(image),
    description,
    colors: colors ?? [],
    pictures: (picturesOf.get(id) ?? []).map(({ picture, alt }) => ({
      image: urlOf(picture),
      alt: alt ?? '',
    })),
  }));
  await replaceAll(tx, stories, values);
  const shown = (rows.stories ?? []).flatMap(({ id: storyId, products = [] }) =>
    (products ?? []).map((sku, position) => ({ storyId, productId: ids.get(sku) ?? 0, position })),
  );
  await insertAll(tx, storyProducts, shown);
};

/** Writes the banners and the brand's texts: each kind that has rows is replaced as a whole. */
export const writeContent = async (tx: Transaction, rows: ShopRows, names: Names) => {
  const { urlOf } = names;
  const urlOrNull = (picture: string | null | undefined) => (picture ? urlOf(picture) : null);
  if (rows.banners) {
    const values = rows.banners.map((row, position) => ({
      id: row.id ?? undefined,
      name: row.name ?? '',
      description: row.description ?? '',
      url: row.url,
      buttonText: row.button_text ?? null,
      image: urlOf(row.image),
      imagePortrait: urlOrNull(row.image_portrait),
      imageRtl: urlOrNull(row.image_rtl),
      alt: row.alt ?? '',
      placementLandscape: row.placement_landscape ?? undefined,
      placementPortrait: row.placement_portrait ?? undefined,
      textTone: row.text_tone ?? undefined,
      position,
    }));
    await replaceAll(tx, banners, values);
  }
  if (rows.texts) {
    const values = rows.texts.map(({ title, description, image, image_portrait: portrait }) => ({
      title,
      description,
      image: urlOf(image),
      imagePortrait: urlOrNull(portrait),
    }));
    await replaceAll(tx, aboutUs, values);
  }
  if (rows.features) {
    const values = rows.features.map(({ image, name }) => ({
      image: urlOf(image),
      name: name ?? '',
    }));
    await replaceAll(tx, features, values);
  }
  if (rows.stories) await writeStories(tx, rows, names);
  if (rows.policies) await writePolicies(tx, rows.policies);
  const [row] = rows.settings ?? [];
  if (row) await writeSettings(tx, row, urlOf);
};
