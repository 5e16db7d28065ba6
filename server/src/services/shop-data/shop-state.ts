import { asc, eq, inArray } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { categories, media, productCategories, products, productSizes } from '../../db/schema';
import { groupBy } from '../../shared/group-by';
import { isStored, picturesOf } from './pictures';
import type { ShopRows } from './row-kinds';

export type ProductRow = typeof products.$inferSelect;
export type SizeRow = typeof productSizes.$inferSelect;
export type CategoryRow = typeof categories.$inferSelect;

/** The part of the shop's data that an import refers to. */
export interface ShopState {
  categories: Map<string, CategoryRow>;
  /** The ids of all products by SKU. */
  productIds: Map<string, number>;
  /** The products that rows change, by SKU, locked until the transaction ends. */
  products: Map<string, ProductRow>;
  /** The sizes of products whose sizes change, by the product's id; locked, too. */
  sizes: Map<number, SizeRow[]>;
  /** Where products that rows feature are listed, as `listingKey` writes it. */
  listings: Set<string>;
  /** The URLs of stored pictures that rows name and that exist. */
  pictures: Set<string>;
}

/** A product in a category. */
export const listingKey = (sku: string, slug: string): string => `${sku} ${slug}`;

const chunkSize = 1000;

/** Splits a list into parts that are short enough for a statement. */
export const chunks = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / chunkSize) }, (_, at) =>
    list.slice(at * chunkSize, (at + 1) * chunkSize),
  );

const inChunks = async <K, T>(
  keys: Iterable<K>,
  read: (keys: K[]) => Promise<T[]>,
): Promise<T[]> => {
  const found: T[] = [];
  for (const part of chunks([...new Set(keys)])) found.push(...(await read(part)));
  return found;
};

/**
 * Reads what the rows are compared with. Locks products and sizes in the order of their ids, as
 * orders do, so that an import and an order can't deadlock.
 */
export const readShopState = async (tx: Transaction, rows: ShopRows): Promise<ShopState> => {
  const categoryRows = await tx.select().from(categories).orderBy(asc(categories.id));
  const ids = await tx.select({ id: products.id, sku: products.sku }).from(products);
  const productIds = new Map(ids.map(({ id, sku }) => [sku, id]));
  const idsOf = (list: { sku: string }[] = []) =>
    list.flatMap(({ sku }) => productIds.get(sku) ?? []);
  const named = idsOf([...(rows.products ?? []), ...(rows.sizes ?? [])]).sort((a, b) => a - b);
  const productRows = await inChunks(named, (part) =>
    tx
      .select()
      .from(products)
      .where(inArray(products.id, part))
      .orderBy(asc(products.id))
      .for('update'),
  );
  const sizeRows = await inChunks(named, (part) =>
    tx
      .select()
      .from(productSizes)
      .where(inArray(productSizes.productId, part))
      .orderBy(asc(productSizes.id))
      .for('update'),
  );
  const featured = (rows.categories ?? []).flatMap((row) => row.featured ?? []);
  const listingRows = await inChunks(featured, (part) =>
    tx
      .select({ sku: products.sku, slug: categories.slug })
      .from(productCategories)
      .innerJoin(products, eq(products.id, productCategories.productId))
      .innerJoin(categories, eq(categories.id, productCategories.categoryId))
      .where(inArray(products.sku, part)),
  );
  const stored = picturesOf(rows).flatMap(({ picture }) => (isStored(picture) ? [picture] : []));
  const mediaRows = await inChunks(stored, (part) =>
    tx.select({ url: media.url }).from(media).where(inArray(media.url, part)),
  );
  return {
    categories: new Map(categoryRows.map((row) => [row.slug, row])),
    productIds,
    products: new Map(productRows.map((row) => [row.sku, row])),
    sizes: groupBy(sizeRows, ({ productId }) => productId),
    listings: new Set(listingRows.map(({ sku, slug }) => listingKey(sku, slug))),
    pictures: new Set(mediaRows.map(({ url }) => url)),
  };
};
