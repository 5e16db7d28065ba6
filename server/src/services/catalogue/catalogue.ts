import { asc, eq, sql } from 'drizzle-orm';

import type { Category } from '@contract/category';
import { i18n } from '@contract/i18n';
import type { Product, ProductsPage, ProductsRequest } from '@contract/product';

import type { Database } from '../../db/client';
import { prepared } from '../../db/prepared';
import { isRowId } from '../../db/row-id';
import { categories, products } from '../../db/schema';
import { NotFoundError } from '../../shared/errors';
import type { JsonPieces } from '../../shared/json-pieces';
import type { ShownStock } from './catalogue-changes';
import type { IndexedCatalogue, LiveIndex } from './live-index';
import { productPageToWire, selectForPage } from './product-extras';
import { readFacets } from './product-facets';
import {
  type FilteredProducts,
  filterProducts,
  matchedColor,
  pageOfProducts,
  readFilters,
} from './product-list';
import { type Attempt, findMatches, type ProductMatches } from './product-matches';
import { type ProductQuery, readProductQuery } from './product-query';
import type { ProductTexts } from './product-texts';
import type { Search } from './search-words';
import type { Searches } from './searches';

/** What the functions about the catalogue need. */
export interface CatalogueDeps {
  db: Database;
  readIndex: LiveIndex;
  readProductTexts: ProductTexts;
  searches: Searches;
}

/** What a listing's search found, and whether only by correcting typing mistakes. */
interface Found {
  matches: ProductMatches | null;
  approximate?: true;
}

/**
 * The result of a listing's search. If no match passes the filters, it is repeated with tolerance for
 * typing mistakes: with neighboring letters swapped, then by similar words.
 */
const searchProducts = async (
  { searches }: CatalogueDeps,
  catalogue: IndexedCatalogue,
  filters: readonly FilteredProducts[],
  search: Search,
): Promise<Found> => {
  const find = (attempt: Attempt) =>
    findMatches(catalogue, attempt, () => filterProducts(catalogue, filters, null));
  const isListed = (matches: ProductMatches) =>
    filterProducts(catalogue, filters, matches).count() > 0;

  const matches = await find(searches.exact(catalogue.index, search));
  if (search.words.length === 0 || isListed(matches)) return { matches };
  const swapped = await find(await searches.swapped(catalogue.index, search));
  if (isListed(swapped)) return { matches: swapped, approximate: true };
  for (const attempt of await searches.corrected(catalogue.index, search)) {
    const corrected = await find(attempt);
    if (isListed(corrected)) return { matches: corrected, approximate: true };
  }
  return { matches: swapped };
};

/** The stock that a listing shows: that of its products, and of all that it filters or counts by. */
const shownStock = (
  { index }: IndexedCatalogue,
  { sizes, inStockOnly, facets, categoryId }: ProductQuery,
  products: readonly number[],
): ShownStock => {
  if (sizes.length === 0 && !inStockOnly && !facets) return { products };
  return { products, countsSizesOf: (id) => categoryId === null || index.isIn(id, categoryId) };
};

/** An array of products as JSON; with each, where a filter or search asked for its color, that color. */
const productsToJson = (
  products: readonly { json: Buffer; color: string | undefined }[],
): JsonPieces => {
  const pieces = products.flatMap(({ json, color }, at) => [
    at === 0 ? '' : ',',
    ...(color === undefined
      ? [json]
      : [json.subarray(0, -1), `,"matched_color":${JSON.stringify(color)}}`]),
  ]);
  return ['[', ...pieces, ']'];
};

/**
 * POST /products, as pieces of JSON: all filters at once, sorted over the whole result, ties by id. The
 * listing is made from this process's index, its products come from the cache where possible.
 */
export const listProducts = async (
  deps: CatalogueDeps,
  request: ProductsRequest,
): Promise<{ json: JsonPieces; shows: ShownStock }> => {
  const query = readProductQuery(request);
  const catalogue = await deps.readIndex();
  const filters = readFilters(catalogue, query);
  const { matches, approximate }: Found = query.search
    ? await searchProducts(deps, catalogue, filters, query.search)
    : { matches: null };

  const listed = filterProducts(catalogue, filters, matches);
  const { entries, total } = pageOfProducts(catalogue, query, matches, listed);
  const colorOf = matchedColor(catalogue, query);
  const ids = entries.map(({ id }) => id);
  const texts = await deps.readProductTexts(ids);
  const products = entries.flatMap((entry) => {
    const json = texts.get(entry.id);
    return json === undefined ? [] : { json, color: colorOf(entry) };
  });
  const page: Omit<ProductsPage, 'data'> = {
    current_page: query.page,
    last_page: Math.max(1, Math.ceil(total / query.perPage)),
    per_page: query.perPage,
    total,
    ...(approximate ? { approximate } : {}),
    ...(query.facets ? { facets: readFacets(catalogue, filters, matches, listed) } : {}),
  };
  return {
    json: ['{"data":', ...productsToJson(products), `,${JSON.stringify(page).slice(1)}`],
    shows: shownStock(catalogue, query, ids),
  };
};

/** A cache key, the same for all requests for the same listing. */
export const listingKey = (request: ProductsRequest): string =>
  JSON.stringify(readProductQuery(request));

const selectProduct = prepared((orm) =>
  selectForPage(orm)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('select_product'),
);

/** GET /products/{id}; 404 when there is none. */
export const readProduct = async (
  { db }: Pick<CatalogueDeps, 'db'>,
  id: number,
): Promise<Product> => {
  const [row] = isRowId(id) ? await selectProduct(db.reader()).execute({ id }) : [];
  if (!row) throw new NotFoundError(i18n.t('Product not found'));
  return productPageToWire(row);
};

/** GET /categories/primary */
export const listPrimaryCategories = ({ db }: Pick<CatalogueDeps, 'db'>): Promise<Category[]> =>
  db
    .reader()
    .select({ id: categories.id, name: categories.name, slug: categories.slug })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
