import { and, count, eq, gt, inArray } from 'drizzle-orm';

import type { FacetValue, ProductFacets } from '@contract/product';

import type { Orm, Transaction } from '../../db/client';
import { productAttributeOptions, products, productSizes } from '../../db/schema';
import { colorAttribute, filterOf } from './product-list';
import type { ProductQuery } from './product-query';
import type { SearchMatch } from './product-search';

/** Sizes in the order that a rail has them; others come after, numbers by their value. */
const sizeOrder = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

const rankOf = (size: string): number => {
  const place = sizeOrder.indexOf(size.toUpperCase());
  if (place >= 0) return place;
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? Number.MAX_SAFE_INTEGER : sizeOrder.length + number;
};

const bySize = (a: FacetValue, b: FacetValue): number =>
  rankOf(a.value) - rankOf(b.value) || a.value.localeCompare(b.value, 'en');

const byCount = (a: FacetValue, b: FacetValue): number =>
  b.count - a.count || a.value.localeCompare(b.value, 'en');

/** The listing's products, or undefined where that is all of them and no list is needed. */
const listed = (orm: Orm | Transaction, query: ProductQuery, match: SearchMatch | null) => {
  const filter = filterOf(orm, query, match);
  return filter && orm.select({ id: products.id }).from(products).where(filter);
};

/**
 * Which sizes and colours a listing has, and how often. What is chosen of a kind does not count
 * for that kind itself: a shopper sees what the other sizes would give. With "in stock", a size
 * counts where it is in stock.
 */
export const readFacets = async (
  orm: Orm | Transaction,
  query: ProductQuery,
  match: SearchMatch | null,
): Promise<ProductFacets> => {
  const ofSizes = listed(orm, { ...query, sizes: [] }, match);
  const sizes = await orm
    .select({ value: productSizes.size, count: count() })
    .from(productSizes)
    .where(
      and(
        ofSizes && inArray(productSizes.productId, ofSizes),
        query.inStockOnly ? gt(productSizes.stock, 0) : undefined,
      ),
    )
    .groupBy(productSizes.size);

  const ofColors = listed(orm, { ...query, colors: [] }, match);
  const colors = await orm
    .select({ value: productAttributeOptions.option, count: count() })
    .from(productAttributeOptions)
    .where(
      and(
        eq(productAttributeOptions.name, colorAttribute),
        ofColors && inArray(productAttributeOptions.productId, ofColors),
      ),
    )
    .groupBy(productAttributeOptions.option);

  return { sizes: sizes.sort(bySize), colors: colors.sort(byCount) };
};
