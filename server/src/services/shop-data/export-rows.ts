import { asc } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import {
  categories,
  colorFamilies,
  productAttributeOptions,
  productCategories,
  productImages,
  productLooks,
  products,
  productSizes,
} from '../../db/schema';
import { groupBy } from '../../shared/group-by';
import { readContentRows } from './export-content-rows';
import type { PictureOf } from './pictures';
import type { ExportedRow, ExportedRows } from './row-kinds';
import { amountOf } from './settings-rows';
import { readTranslationRows } from './translation-rows';

const pricesOf = (row: Record<'priceUsd' | 'priceEur' | 'priceAed', number | null>) => ({
  price_usd: amountOf(row.priceUsd),
  price_eur: amountOf(row.priceEur),
  price_aed: amountOf(row.priceAed),
});

const grouped = (name: string, values: [string, unknown][]): ExportedRow =>
  Object.fromEntries(values.map(([key, value]) => [`${name}.${key}`, value]));

const readCategories = async (tx: Transaction, skuOf: Map<number, string>) => {
  const rows = await tx
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  const listings = await tx
    .select()
    .from(productCategories)
    .orderBy(asc(productCategories.position), asc(productCategories.categoryId));
  const slugOf = new Map(rows.map(({ id, slug }) => [id, slug]));
  const featured = groupBy(
    listings.filter(({ position }) => position !== null),
    ({ categoryId }) => categoryId,
  );
  return {
    slugOf,
    listings: groupBy(listings, ({ productId }) => productId),
    categories: rows.map(({ id, slug, name }) => ({
      id,
      slug,
      name,
      featured: (featured.get(id) ?? []).map(({ productId }) => skuOf.get(productId)),
    })),
  };
};

const readProducts = async (tx: Transaction, pictureOf: PictureOf) => {
  const rows = await tx.select().from(products).orderBy(asc(products.id));
  const skuOf = new Map(rows.map(({ id, sku }) => [id, sku]));
  const listed = await readCategories(tx, skuOf);
  const options = groupBy(
    await tx
      .select()
      .from(productAttributeOptions)
      .orderBy(asc(productAttributeOptions.position), asc(productAttributeOptions.id)),
    ({ productId }) => productId,
  );
  const looks = groupBy(
    await tx
      .select()
      .from(productLooks)
      .orderBy(asc(productLooks.position), asc(productLooks.withId)),
    ({ productId }) => productId,
  );
  const attributesOf = (id: number) =>
    [...groupBy(options.get(id) ?? [], ({ name }) => name)].map(
      ([name, chosen]): [string, unknown] => [name, chosen.map(({ option }) => option)],
    );
  return {
    skuOf,
    measuresOf: new Map(rows.map(({ id, measurements }) => [id, measurements])),
    categories: listed.categories,
    products: rows.map((row) => ({
      id: row.id,
      sku: row.sku,
      style: row.style,
      name: row.name,
      description: row.description,
      details: row.details,
      category: listed.slugOf.get(row.categoryId),
      listed_in: (listed.listings.get(row.id) ?? []).map(({ categoryId }) =>
        listed.slugOf.get(categoryId),
      ),
      ...pricesOf(row),
      discount_percentage: row.discountPercentage,
      size_guide: row.sizeGuide && pictureOf(row.sizeGuide),
      fit: row.fit,
      looks_with: (looks.get(row.id) ?? []).map(({ withId }) => skuOf.get(withId)),
      created_at: row.createdAt.toISOString(),
      ...grouped('attribute', attributesOf(row.id)),
    })),
  };
};

const readCatalogue = async (tx: Transaction, pictureOf: PictureOf) => {
  const catalogue = await readProducts(tx, pictureOf);
  const families = await tx
    .select()
    .from(colorFamilies)
    .orderBy(asc(colorFamilies.color), asc(colorFamilies.family));
  const sizes = await tx
    .select()
    .from(productSizes)
    .orderBy(asc(productSizes.productId), asc(productSizes.position), asc(productSizes.id));
  const pictures = await tx
    .select()
    .from(productImages)
    .orderBy(asc(productImages.productId), asc(productImages.position), asc(productImages.id));
  const measuresOf = (productId: number, size: string) =>
    catalogue.measuresOf.get(productId)?.find((garment) => garment.size === size)?.measures ?? [];
  return {
    categories: catalogue.categories,
    colors: [...groupBy(families, ({ color }) => color)].map(([color, rows]) => ({
      color,
      families: rows.map(({ family }) => family),
    })),
    products: catalogue.products,
    sizes: sizes.map((row) => ({
      sku: catalogue.skuOf.get(row.productId),
      size: row.size,
      stock: row.stock,
      is_default: row.isDefault,
      ...pricesOf(row),
      ...grouped(
        'measure',
        measuresOf(row.productId, row.size).map(({ name, cm }) => [name, cm]),
      ),
    })),
    pictures: pictures.map(({ productId, image, alt, color }) => ({
      sku: catalogue.skuOf.get(productId),
      picture: pictureOf(image),
      alt,
      color,
    })),
  };
};

/** The shop's data as rows of an import. */
export const readRows = async (tx: Transaction, pictureOf: PictureOf): Promise<ExportedRows> => ({
  ...(await readCatalogue(tx, pictureOf)),
  ...(await readContentRows(tx, pictureOf)),
  translations: await readTranslationRows(tx, pictureOf),
});
