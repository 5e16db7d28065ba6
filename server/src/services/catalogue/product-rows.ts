import { eq, sql } from 'drizzle-orm';

import { toDecimal } from '@contract/minor-units';
import type { Product, ProductSize } from '@contract/product';

import type { Orm, Transaction } from '../../db/client';
import {
  categories,
  productAttributeOptions,
  productImages,
  products,
  productSizes,
} from '../../db/schema';
import { groupBy } from '../../shared/group-by';
import { effectivePrices, priceFieldsOf } from '../../shared/money';
import { colorCount } from './product-colors';

type ImageRow = Pick<typeof productImages.$inferSelect, 'image' | 'alt' | 'color'>;
type SizeRow = Omit<typeof productSizes.$inferSelect, 'productId' | 'position'>;
type OptionRow = Pick<typeof productAttributeOptions.$inferSelect, 'name' | 'option'>;

const images = sql<ImageRow[]>`(
  select coalesce(json_agg(json_build_object(
    'image', ${productImages.image}, 'alt', ${productImages.alt}, 'color', ${productImages.color}
  ) order by ${productImages.position}, ${productImages.id}), '[]')
  from ${productImages} where ${eq(productImages.productId, products.id)}
)`;

/** A product's sizes, aggregated as JSON, in a query of products. */
export const productSizeRows = sql<SizeRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${productSizes.id}, 'size', ${productSizes.size}, 'stock', ${productSizes.stock},
    'isDefault', ${productSizes.isDefault}, 'priceUsd', ${productSizes.priceUsd},
    'priceEur', ${productSizes.priceEur}, 'priceAed', ${productSizes.priceAed}
  ) order by ${productSizes.position}, ${productSizes.id}), '[]')
  from ${productSizes} where ${eq(productSizes.productId, products.id)}
)`;

const options = sql<OptionRow[]>`(
  select coalesce(json_agg(json_build_object(
    'name', ${productAttributeOptions.name}, 'option', ${productAttributeOptions.option}
  ) order by ${productAttributeOptions.position}, ${productAttributeOptions.id}), '[]')
  from ${productAttributeOptions} where ${eq(productAttributeOptions.productId, products.id)}
)`;

/**
 * What a product's response needs, with lists aggregated as JSON, in a query of products and their
 * categories.
 */
export const productFields = {
  id: products.id,
  sku: products.sku,
  name: products.name,
  description: products.description,
  details: products.details,
  priceUsd: products.priceUsd,
  priceEur: products.priceEur,
  priceAed: products.priceAed,
  discountPercentage: products.discountPercentage,
  sizeGuide: products.sizeGuide,
  category: { id: categories.id, name: categories.name, slug: categories.slug },
  images,
  sizes: productSizeRows,
  options,
  colorCount,
};

/** Products with all that their response needs: one row each. */
export const selectProducts = (orm: Orm | Transaction) =>
  orm
    .select(productFields)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId));

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

const attributesOf = (rows: OptionRow[]): Product['attributes'] =>
  [...groupBy(rows, ({ name }) => name)].map(([name, group]) => ({
    name,
    options: group.map(({ option }) => option),
  }));

/** A size as the API returns it, with its own prices or the product's. */
export const sizeToWire = (
  product: Pick<ProductRow, 'priceUsd' | 'priceEur' | 'priceAed'>,
  size: SizeRow,
): ProductSize => ({
  id: size.id,
  size: size.size,
  ...priceFieldsOf(effectivePrices(product, size)),
  is_default: size.isDefault ? 1 : 0,
  stock: size.stock,
});

/** A product as the API returns it; its prices are what a shopper pays now, discount included. */
export const productToWire = (row: ProductRow): Product => {
  const onSale = row.discountPercentage > 0;
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    description: row.description,
    details: row.details,
    ...priceFieldsOf(effectivePrices(row)),
    discount_percentage: row.discountPercentage,
    on_sale: onSale,
    sale_price: onSale ? toDecimal(row.priceUsd) : null,
    primary_image: row.images[0]?.image ?? '',
    images: row.images.map(({ image, alt, color }) => ({
      image,
      alt,
      ...(color === null ? {} : { color }),
    })),
    sizes: row.sizes.map((size) => sizeToWire(row, size)),
    attributes: attributesOf(row.options),
    category: row.category,
    category_id: row.category.id,
    size_guide: row.sizeGuide,
    color_count: row.colorCount,
  };
};
