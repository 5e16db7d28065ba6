import { eq, inArray } from 'drizzle-orm';

import type { GarmentMeasures } from '@contract/product';

import type { Transaction } from '../../db/client';
import { productImages, products, productSizes } from '../../db/schema';
import { groupBy } from '../../shared/group-by';
import type { UrlOf } from './pictures';
import type { Row } from './row-kinds';
import { chunks, type ShopState, type SizeRow } from './shop-state';
import { insertAll, upsertAll } from './upsert';
import { minorOf } from './write-products';

type NewSize = typeof productSizes.$inferInsert;

/** A size's own price: the row's, null for an empty cell, unchanged without a cell. */
const ownPrice = (given: string | null | undefined, before: number | null | undefined) =>
  given === undefined ? (before ?? null) : (minorOf(given) ?? null);

const valuesOf = (
  productId: number,
  rows: Row<'sizes'>[],
  { known, setsDefault }: { known: SizeRow[]; setsDefault: boolean },
): NewSize[] => {
  const named = new Set(rows.map(({ size }) => size));
  const namesAll = known.every(({ size }) => named.has(size));
  const last = Math.max(-1, ...known.map(({ position }) => position));
  let added = 0;
  return rows.map((row, index) => {
    const before = known.find(({ size }) => size === row.size);
    return {
      ...(before ?? {}),
      productId,
      size: row.size,
      stock: row.stock ?? before?.stock ?? 0,
      isDefault: row.is_default ?? (!setsDefault && before?.isDefault === true),
      position: namesAll ? index : (before?.position ?? last + (added += 1)),
      priceUsd: ownPrice(row.price_usd, before?.priceUsd),
      priceEur: ownPrice(row.price_eur, before?.priceEur),
      priceAed: ownPrice(row.price_aed, before?.priceAed),
    };
  });
};

const measuresOf = (rows: Row<'sizes'>[]): GarmentMeasures[] =>
  rows.flatMap(({ size, group }) => {
    const measures = Object.entries(group).flatMap(([name, cm]) =>
      cm === null ? [] : [{ name, cm }],
    );
    return measures.length > 0 ? [{ size, measures }] : [];
  });

/**
 * Adds and changes sizes, with their stock and measurements. If the rows name all sizes of a product,
 * they get the order of the rows. A product has one default size: a row that sets it ends the former one.
 */
export const writeSizes = async (
  tx: Transaction,
  rows: Row<'sizes'>[],
  {
    state,
    ids,
    deleteOthers,
  }: { state: ShopState; ids: Map<string, number>; deleteOthers: boolean },
): Promise<void> => {
  const values: NewSize[] = [];
  const others: number[] = [];
  const formerDefaults: number[] = [];
  for (const [sku, ofProduct] of groupBy(rows, (row) => row.sku)) {
    const productId = ids.get(sku) ?? 0;
    const known = state.sizes.get(productId) ?? [];
    const named = new Set(ofProduct.map(({ size }) => size));
    const kept = deleteOthers ? known.filter(({ size }) => named.has(size)) : known;
    others.push(...known.filter((size) => !kept.includes(size)).map(({ id }) => id));
    const setsDefault = ofProduct.some((row) => row.is_default);
    values.push(...valuesOf(productId, ofProduct, { known: kept, setsDefault }));
    if (setsDefault) {
      const former = kept.filter(({ size, isDefault }) => isDefault && !named.has(size));
      formerDefaults.push(...former.map(({ id }) => id));
    }
    if (ofProduct.some(({ group }) => Object.keys(group).length > 0)) {
      const measurements = measuresOf(ofProduct);
      await tx.update(products).set({ measurements }).where(eq(products.id, productId));
    }
  }
  for (const part of chunks(others)) {
    await tx.delete(productSizes).where(inArray(productSizes.id, part));
  }
  for (const part of chunks(formerDefaults)) {
    await tx.update(productSizes).set({ isDefault: false }).where(inArray(productSizes.id, part));
  }
  await upsertAll(tx, productSizes, [productSizes.productId, productSizes.size], values);
};

/** Replaces the pictures of each product that rows name, in their order. */
export const writeProductPictures = async (
  tx: Transaction,
  rows: Row<'pictures'>[],
  { ids, urlOf }: { ids: Map<string, number>; urlOf: UrlOf },
): Promise<void> => {
  const bySku = groupBy(rows, ({ sku }) => sku);
  const productIds = [...bySku.keys()].map((sku) => ids.get(sku) ?? 0);
  const names = new Map<number, string>();
  for (const part of chunks(productIds)) {
    await tx.delete(productImages).where(inArray(productImages.productId, part));
    const found = await tx
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, part));
    for (const { id, name } of found) names.set(id, name);
  }
  const values = [...bySku].flatMap(([sku, ofProduct]) => {
    const productId = ids.get(sku) ?? 0;
    return ofProduct.map(({ picture, alt, color }, position) => ({
      productId,
      image: urlOf(picture),
      alt: alt ?? names.get(productId) ?? '',
      color: color ?? null,
      position,
    }));
  });
  await insertAll(tx, productImages, values);
};
