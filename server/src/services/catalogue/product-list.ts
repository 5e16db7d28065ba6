import { and, asc, count, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { newInLimit } from '@contract/constants';

import type { Orm, Transaction } from '../../db/client';
import { productCategories, products, productSizes } from '../../db/schema';
import { hasId } from '../../db/row-id';
import { hasAttributes } from './product-attributes';
import { hasColor } from './product-colors';
import type { ProductQuery } from './product-query';
import { selectProducts } from './product-rows';
import type { ProductRow } from './product-rows';
import type { SearchMatch } from './product-search';

const priceColumns = { USD: products.priceUsd, EUR: products.priceEur, AED: products.priceAed };

const listedIn = (orm: Orm | Transaction, categoryId: number): SQL =>
  inArray(
    products.id,
    orm
      .select({ id: productCategories.productId })
      .from(productCategories)
      .where(hasId(productCategories.categoryId, categoryId)),
  );

/** One of the sizes, or any, that can be bought. */
const hasSize = (orm: Orm | Transaction, { sizes }: ProductQuery): SQL =>
  sql`exists ${orm
    .select({ one: sql`1` })
    .from(productSizes)
    .where(
      and(
        eq(productSizes.productId, products.id),
        sizes.length > 0 ? inArray(productSizes.size, sizes) : undefined,
        gt(productSizes.stock, 0),
      ),
    )}`;

const newest = [sql`${products.createdAt} desc nulls first`, sql`${products.id} desc nulls first`];

const isNewIn = (orm: Orm | Transaction): SQL =>
  inArray(
    products.id,
    orm
      .select({ id: products.id })
      .from(products)
      .where(eq(products.discountPercentage, 0))
      .orderBy(...newest)
      .limit(newInLimit),
  );

/** The condition for products of the listing; undefined where all of them are in it. */
export const filterOf = (
  orm: Orm | Transaction,
  query: ProductQuery,
  match: SearchMatch | null,
): SQL | undefined => {
  const price = priceColumns[query.currency];
  return and(
    match?.condition,
    query.categoryId === null ? undefined : listedIn(orm, query.categoryId),
    query.minPrice === null ? undefined : gte(price, query.minPrice),
    query.maxPrice === null ? undefined : lte(price, query.maxPrice),
    query.onSale ? gt(products.discountPercentage, 0) : undefined,
    query.sizes.length > 0 || query.inStockOnly ? hasSize(orm, query) : undefined,
    query.colors.length > 0 ? hasColor(orm, query.colors) : undefined,
    ...hasAttributes(query),
    query.newIn ? isNewIn(orm) : undefined,
  );
};

/** The product's place in the house's order of a category. */
const placeIn = (categoryId: number): SQL =>
  sql`(select ${productCategories.position} from ${productCategories} where ${and(
    eq(productCategories.productId, products.id),
    hasId(productCategories.categoryId, categoryId),
  )}) nulls last`;

const orderOf = (
  { sort, currency, categoryId }: ProductQuery,
  match: SearchMatch | null,
): SQL[] => {
  const price = priceColumns[currency];
  switch (sort) {
    case 'price-low-high':
      return [asc(price), asc(products.id)];
    case 'price-high-low':
      return [desc(price), desc(products.id)];
    case 'relevance':
      return match ? [desc(match.rank), ...newest] : newest;
    case 'featured':
      return categoryId === null ? newest : [placeIn(categoryId), ...newest];
    case 'newest':
      return newest;
  }
};

/**
 * One page of a listing in one statement. The ids are found first, by an index where there is one
 * in that order, and only those rows are read whole.
 */
export const readPage = async (
  orm: Orm | Transaction,
  query: ProductQuery,
  match: SearchMatch | null,
): Promise<ProductRow[]> => {
  const order = orderOf(query, match);
  const page = orm
    .select({ id: products.id })
    .from(products)
    .where(filterOf(orm, query, match))
    .orderBy(...order)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  return selectProducts(orm, query.colors)
    .where(inArray(products.id, page))
    .orderBy(...order);
};

/** How many products a listing has on all its pages. */
export const countAll = async (
  orm: Orm | Transaction,
  query: ProductQuery,
  match: SearchMatch | null,
): Promise<number> => {
  const [row] = await orm
    .select({ total: count() })
    .from(products)
    .where(filterOf(orm, query, match));
  return row?.total ?? 0;
};
