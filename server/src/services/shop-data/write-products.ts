import { inArray, notInArray, sql } from 'drizzle-orm';

import { toMinor } from '@contract/minor-units';

import type { Transaction } from '../../db/client';
import {
  productAttributeOptions,
  productCategories,
  productLooks,
  products,
} from '../../db/schema';
import { plainText, sanitizeHtml } from '../../shared/sanitize-html';
import type { UrlOf } from './pictures';
import type { Row } from './row-kinds';
import { chunks, type ProductRow, type ShopState } from './shop-state';
import { insertAll, upsertAll } from './upsert';

type NewProduct = typeof products.$inferInsert;

/** The ids of categories by slug and of products by SKU, as files name them. */
export interface Ids {
  categories: Map<string, number>;
  products: Map<string, number>;
}

/** An amount in minor units; undefined for an empty or missing one. */
export const minorOf = (amount: string | null | undefined): number | undefined =>
  amount == null ? undefined : toMinor(amount);

/** The row's value; the product's if the row has none; `fallback` if that is empty. */
const chosen = <T>(given: T | null | undefined, before: T | undefined, fallback: T): T =>
  given === undefined ? (before ?? fallback) : (given ?? fallback);

const html = (text: string | null | undefined) =>
  typeof text === 'string' ? sanitizeHtml(text) : text;

const valuesOf = (
  row: Row<'products'>,
  before: ProductRow | undefined,
  { categories, urlOf }: { categories: Map<string, number>; urlOf: UrlOf },
): NewProduct => {
  const description = chosen(html(row.description), before?.description, '');
  const sizeGuide = row.size_guide ? urlOf(row.size_guide) : row.size_guide;
  return {
    ...(before ?? {}),
    id: before?.id ?? row.id ?? undefined,
    sku: row.sku,
    style: chosen(row.style, before?.style, null),
    name: row.name ?? before?.name ?? row.sku,
    description,
    details: chosen(html(row.details), before?.details, ''),
    priceUsd: minorOf(row.price_usd) ?? before?.priceUsd ?? 0,
    priceEur: minorOf(row.price_eur) ?? before?.priceEur ?? 0,
    priceAed: minorOf(row.price_aed) ?? before?.priceAed ?? 0,
    discountPercentage: row.discount_percentage ?? before?.discountPercentage ?? 0,
    categoryId: categories.get(row.category ?? '') ?? before?.categoryId ?? 0,
    sizeGuide: chosen(sizeGuide, before?.sizeGuide, null),
    fit: chosen(row.fit, before?.fit, null),
    createdAt: row.created_at ? new Date(row.created_at) : (before?.createdAt ?? undefined),
    searchDescription: plainText(description),
  };
};

/** Adds and changes products by their SKU. */
export const writeProducts = async (
  tx: Transaction,
  rows: Row<'products'>[],
  { state, ...names }: { state: ShopState; categories: Map<string, number>; urlOf: UrlOf },
): Promise<void> => {
  const values = rows.map((row) => valuesOf(row, state.products.get(row.sku), names));
  await upsertAll(tx, products, [products.sku], values);
};

/** Deletes the products that the rows do not name. Orders are not affected. */
export const deleteOtherProducts = async (tx: Transaction, rows: Row<'products'>[]) => {
  await tx.delete(products).where(
    notInArray(
      products.sku,
      rows.map(({ sku }) => sku),
    ),
  );
};

/** Writes the categories that list each product, its own always included. */
export const writeListings = async (tx: Transaction, rows: Row<'products'>[], ids: Ids) => {
  for (const part of chunks(rows)) {
    const wanted = part.flatMap(({ sku, category, listed_in: listedIn }) => {
      const productId = ids.products.get(sku) ?? 0;
      const slugs = new Set([...(category ? [category] : []), ...(listedIn ?? [])]);
      return [...slugs].map((slug) => ({ productId, categoryId: ids.categories.get(slug) ?? 0 }));
    });
    if (wanted.length > 0) await tx.insert(productCategories).values(wanted).onConflictDoNothing();
    const listed = part.flatMap(({ sku, listed_in: listedIn }) =>
      listedIn ? [ids.products.get(sku) ?? 0] : [],
    );
    const keep = new Set(wanted.map(({ productId, categoryId }) => `${productId} ${categoryId}`));
    const there = await tx
      .select()
      .from(productCategories)
      .where(inArray(productCategories.productId, listed));
    for (const { productId, categoryId } of there) {
      if (keep.has(`${productId} ${categoryId}`)) continue;
      await tx.delete(productCategories).where(
        // A product stays listed in its own category.
        sql`product_id = ${productId} and category_id = ${categoryId}
          and not exists (select from products where id = ${productId} and products.category_id = ${categoryId})`,
      );
    }
  }
};

/** Replaces the attributes and looks of each product whose row gives any. */
export const writeAttributes = async (tx: Transaction, rows: Row<'products'>[], ids: Ids) => {
  const idOf = ({ sku }: { sku: string }) => ids.products.get(sku) ?? 0;
  const withAttributes = rows.filter(({ group }) => Object.keys(group).length > 0);
  const withLooks = rows.filter((row) => row.looks_with !== undefined);
  for (const part of chunks(withAttributes)) {
    await tx
      .delete(productAttributeOptions)
      .where(inArray(productAttributeOptions.productId, part.map(idOf)));
  }
  const options = withAttributes.flatMap((row) =>
    Object.entries(row.group)
      .flatMap(([name, words]) => [...new Set(words)].map((option) => ({ name, option })))
      .map((entry, position) => ({ productId: idOf(row), ...entry, position })),
  );
  await insertAll(tx, productAttributeOptions, options);
  for (const part of chunks(withLooks)) {
    await tx.delete(productLooks).where(inArray(productLooks.productId, part.map(idOf)));
  }
  const looks = withLooks.flatMap((row) =>
    [...new Set(row.looks_with)].map((sku, position) => ({
      productId: idOf(row),
      withId: idOf({ sku }),
      position,
    })),
  );
  await insertAll(tx, productLooks, looks);
};

/**
 * Writes the search words of each product: its categories, its options and the families of its
 * colors, so that "green" finds celadon.
 */
export const writeSearchText = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`
    update products set search_text = found.words
    from (
      select products.id, concat_ws(' ',
        (select string_agg(categories.name, ' ' order by categories.id <> products.category_id, categories.id)
          from product_categories join categories on categories.id = category_id
          where product_id = products.id),
        (select string_agg(option, ' ' order by position, id)
          from product_attribute_options where product_id = products.id),
        (select string_agg(distinct family, ' ')
          from product_attribute_options join color_families on color = option
          where product_id = products.id)
      ) as words
      from products
    ) as found
    where products.id = found.id and search_text <> found.words
  `);
};
