import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { colorAttribute } from '@contract/constants';
import { i18n } from '@contract/i18n';

import type { Transaction } from '../../db/client';
import { hasId } from '../../db/row-id';
import { productAttributeOptions, productSizes, products } from '../../db/schema';
import { NotFoundError, invalidField } from '../../shared/errors';

type Size = typeof productSizes.$inferSelect;

/** Why a choice is refused: no such product, or not one of its sizes or colors. */
export const refusals = {
  product: () => new NotFoundError(i18n.t('Product not found')),
  size: () =>
    invalidField('product_size_id', i18n.t('Please choose one of the sizes of this product.')),
  color: () => invalidField('color', i18n.t('Please choose one of the colors of this product.')),
};

/** The condition for the color among a product's options. */
export const hasOption = (productId: SQLWrapper, color: SQLWrapper | string): SQL | undefined =>
  and(
    eq(productAttributeOptions.productId, productId),
    eq(productAttributeOptions.name, colorAttribute),
    eq(productAttributeOptions.option, color),
  );

/** The id and prices of a product; 404 when there is none. */
export const findProduct = async (tx: Transaction, id: number) => {
  const [product] = await tx
    .select({
      id: products.id,
      priceUsd: products.priceUsd,
      priceEur: products.priceEur,
      priceAed: products.priceAed,
    })
    .from(products)
    .where(hasId(products.id, id));
  if (!product) throw refusals.product();
  return product;
};

/** One of the product's sizes; 422 for any other. */
export const findSize = async (tx: Transaction, productId: number, id: number): Promise<Size> => {
  const [size] = await tx
    .select()
    .from(productSizes)
    .where(and(hasId(productSizes.id, id), eq(productSizes.productId, productId)));
  if (size) return size;
  throw refusals.size();
};

/** 422 unless the color is one of the product's, or empty. */
export const assertColor = async (
  tx: Transaction,
  productId: number,
  color: string,
): Promise<void> => {
  if (color === '') return;
  const [option] = await tx
    .select({ id: productAttributeOptions.id })
    .from(productAttributeOptions)
    .where(hasOption(sql`${productId}`, color));
  if (option) return;
  throw refusals.color();
};
