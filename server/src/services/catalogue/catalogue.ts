import { asc } from 'drizzle-orm';

import type { Category } from '@contract/category';
import type { Product, ProductsPage, ProductsRequest } from '@contract/product';

import type { Database, Orm, Transaction } from '../../db/client';
import { hasId } from '../../db/row-id';
import { categories, products } from '../../db/schema';
import { NotFoundError } from '../../shared/errors';
import type { createProductCounts } from './product-counts';
import { readFacets } from './product-facets';
import { countAll, readPage } from './product-list';
import { readProductQuery } from './product-query';
import type { ProductQuery } from './product-query';
import { productPageToWire, selectForPage } from './product-extras';
import { productToWire } from './product-rows';
import {
  fullTextMatch,
  preferNames,
  readSimilarWords,
  swapMatch,
  typoMatches,
} from './product-search';
import type { SearchMatch } from './product-search';
import type { Search } from './search-words';

/** What the functions about the catalogue need. */
export interface CatalogueDeps {
  db: Database;
  countProducts: ReturnType<typeof createProductCounts>;
}

const pageOf = (
  { page, perPage }: ProductQuery,
  rows: Awaited<ReturnType<typeof readPage>>,
  total: number,
): ProductsPage => ({
  data: rows.map(productToWire),
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
});

const withFacets = async (
  orm: Orm | Transaction,
  query: ProductQuery,
  match: SearchMatch | null,
  page: ProductsPage,
): Promise<ProductsPage> =>
  query.facets ? { ...page, facets: await readFacets(orm, query, match) } : page;

/** The first of the matches that finds anything. */
const firstMatch = async (tx: Transaction, query: ProductQuery, matches: SearchMatch[]) => {
  for (const each of matches) {
    const match = await preferNames(tx, each);
    const total = await countAll(tx, query, match);
    if (total > 0) return { match, total };
  }
  return null;
};

/** A search that full text finds nothing for: with letters swapped, then by similar words. */
const listWithTypos = (db: Database, query: ProductQuery, search: Search): Promise<ProductsPage> =>
  db.orm.transaction(async (tx) => {
    const found =
      (await firstMatch(tx, query, [swapMatch(search)])) ??
      (await firstMatch(tx, query, typoMatches(search, await readSimilarWords(tx, search))));
    if (found === null) return withFacets(tx, query, swapMatch(search), pageOf(query, [], 0));

    const { match, total } = found;
    const page = pageOf(query, await readPage(tx, query, match), total);
    return withFacets(tx, query, match, { ...page, approximate: true });
  });

/**
 * POST /products: all filters at once, sorted over the whole result, ties by id. A search that
 * finds nothing is tried again with tolerance for typing mistakes.
 */
export const listProducts = async (
  { db, countProducts }: CatalogueDeps,
  request: ProductsRequest,
): Promise<ProductsPage> => {
  const query = readProductQuery(request);
  const { search } = query;
  const match = search && (await preferNames(db.orm, fullTextMatch(search)));
  const total = await countProducts(query, match);
  if (total === 0 && search && search.words.length > 0) return listWithTypos(db, query, search);
  const rows = total === 0 ? [] : await readPage(db.orm, query, match);
  return withFacets(db.orm, query, match, pageOf(query, rows, total));
};

/** The same text for all requests for the same list, as a key for caches. */
export const listingKey = (request: ProductsRequest): string =>
  JSON.stringify(readProductQuery(request));

/** GET /products/{id}; 404 when there is none. */
export const readProduct = async (
  { db }: Pick<CatalogueDeps, 'db'>,
  id: number,
): Promise<Product> => {
  const [row] = await selectForPage(db.orm).where(hasId(products.id, id));
  if (!row) throw new NotFoundError('Product not found');
  return productPageToWire(row);
};

/** GET /categories/primary */
export const listPrimaryCategories = ({ db }: Pick<CatalogueDeps, 'db'>): Promise<Category[]> =>
  db.orm
    .select({ id: categories.id, name: categories.name, slug: categories.slug })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
