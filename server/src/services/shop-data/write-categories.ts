import { and, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { categories, colorFamilies, productCategories, products } from '../../db/schema';
import type { Row } from './row-kinds';
import type { ShopState } from './shop-state';
import { insertAll, upsertAll } from './upsert';

/** Adds and changes categories. If the rows name all of them, they get the order of the rows. */
export const writeCategories = async (
  tx: Transaction,
  rows: Row<'categories'>[],
  { categories: known }: ShopState,
): Promise<void> => {
  const named = new Set(rows.map(({ slug }) => slug));
  const namesAll = [...known.keys()].every((slug) => named.has(slug));
  const last = Math.max(-1, ...[...known.values()].map(({ position }) => position));
  let added = 0;
  const values = rows.map(({ slug, name, id }, index) => {
    const before = known.get(slug);
    const position = namesAll ? index : (before?.position ?? last + (added += 1));
    return {
      id: before?.id ?? id ?? undefined,
      slug,
      name: name ?? before?.name ?? slug,
      position,
    };
  });
  await upsertAll(tx, categories, [categories.slug], values);
};

/** Removes the categories that the rows do not name and that no product belongs to. */
export const deleteOtherCategories = async (tx: Transaction, rows: Row<'categories'>[]) => {
  const named = rows.map(({ slug }) => slug);
  const isUsed = tx.select().from(products).where(eq(products.categoryId, categories.id));
  await tx.delete(categories).where(and(notInArray(categories.slug, named), notExists(isUsed)));
};

/** Writes the products that are featured first in a category, in order. */
export const writeFeatured = async (
  tx: Transaction,
  rows: Row<'categories'>[],
  ids: { categories: Map<string, number>; products: Map<string, number> },
): Promise<void> => {
  for (const { slug, featured } of rows) {
    const categoryId = ids.categories.get(slug);
    if (!featured || categoryId === undefined) continue;
    const ofCategory = eq(productCategories.categoryId, categoryId);
    await tx.update(productCategories).set({ position: null }).where(ofCategory);
    for (const [position, sku] of featured.entries()) {
      const productId = ids.products.get(sku) ?? 0;
      await tx
        .update(productCategories)
        .set({ position })
        .where(and(ofCategory, eq(productCategories.productId, productId)));
    }
  }
};

/** Replaces the families of the colors that the rows name; with `deleteOthers`, of all colors. */
export const writeColors = async (
  tx: Transaction,
  rows: Row<'colors'>[],
  deleteOthers: boolean,
): Promise<void> => {
  const named = rows.map(({ color }) => color);
  await tx
    .delete(colorFamilies)
    .where(deleteOthers ? sql`true` : inArray(colorFamilies.color, named));
  const values = rows.flatMap(({ color, families }) =>
    [...new Set(families)].map((family) => ({ color, family })),
  );
  await insertAll(tx, colorFamilies, values);
};
