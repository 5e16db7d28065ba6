import { asc, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

import type { Category } from '@contract/category';
import type { Product, ProductsPage, ProductsRequest } from '@contract/product';

import type { Database, Orm, Transaction } from '../../db/client';
import { categories, products } from '../../db/schema';
import { NotFoundError } from '../errors';
import { isRowId } from '../row-id';
import { readFacets } from './product-facets';
import { countAll, readPage } from './product-list';
import { readProductQuery } from './product-query';
import type { ProductQuery } from './product-query';
import { productToWire, selectProducts } from './product-rows';
import { fullTextMatch, readAlikeWords, slipMatches, swapMatch } from './product-search';
import type { SearchMatch } from './product-search';
import type { Search } from './search-words';

const mostCounts = 5000;
/** Changes that come closer together than this are taken as one. */
const renewEveryMs = 200;

/**
 * The catalogue (specification, section 7). Reads only; whatever changes it, also a shopkeeper by
 * hand, makes the database say so, and `onChange` calls back.
 */
export const createCatalogueService = async ({ db }: { db: Database }) => {
  const counts = new LRUCache<string, number>({ max: mostCounts });
  const listeners = new Set<() => void>();
  let version = 0;
  let changedAgain = false;
  let pause: NodeJS.Timeout | undefined;

  const renew = (): void => {
    if (pause !== undefined) {
      changedAgain = true;
      return;
    }
    version += 1;
    counts.clear();
    for (const listener of listeners) listener();
    pause = setTimeout(() => {
      pause = undefined;
      if (!changedAgain) return;
      changedAgain = false;
      renew();
    }, renewEveryMs);
    pause.unref();
  };
  await db.listen('catalogue', renew);

  const countOnce = async (query: ProductQuery, match: SearchMatch | null): Promise<number> => {
    const key = JSON.stringify({ ...query, page: 0, perPage: 0, sort: '', facets: false });
    const known = counts.get(key);
    if (known !== undefined) return known;
    const readIn = version;
    const total = await countAll(db.orm, query, match);
    if (readIn === version) counts.set(key, total);
    return total;
  };

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

  /** A search that full text finds nothing for: by swapped letters, then by words that are alike. */
  const listSlips = (query: ProductQuery, search: Search): Promise<ProductsPage> =>
    db.orm.transaction(async (tx) => {
      const found = async (matches: SearchMatch[]) => {
        for (const match of matches) {
          const total = await countAll(tx, query, match);
          if (total > 0) return { match, total };
        }
        return null;
      };
      const slips =
        (await found([swapMatch(search)])) ??
        (await found(slipMatches(search, await readAlikeWords(tx, search))));
      if (slips === null) return withFacets(tx, query, swapMatch(search), pageOf(query, [], 0));

      const { match, total } = slips;
      const page = pageOf(query, await readPage(tx, query, match), total);
      return withFacets(tx, query, match, { ...page, approximate: true });
    });

  return {
    /**
     * POST /products: all filters at once, sorted over the whole result, ties by id. A search that
     * finds nothing is tried again with room for slips of the keyboard.
     */
    listProducts: async (request: ProductsRequest): Promise<ProductsPage> => {
      const query = readProductQuery(request);
      const { search } = query;
      const match = search && fullTextMatch(search);
      const total = await countOnce(query, match);
      if (total === 0 && search && search.words.length > 0) {
        return listSlips(query, search);
      }
      const rows = total === 0 ? [] : await readPage(db.orm, query, match);
      return withFacets(db.orm, query, match, pageOf(query, rows, total));
    },

    /** What two requests for the same list have in common, for caches. */
    listKey: (request: ProductsRequest): string => JSON.stringify(readProductQuery(request)),

    /** GET /products/{id}; 404 when there is none. */
    product: async (id: number): Promise<Product> => {
      const [row] = isRowId(id) ? await selectProducts(db.orm).where(eq(products.id, id)) : [];
      if (!row) throw new NotFoundError('Product not found');
      return productToWire(row);
    },

    /** GET /categories/primary */
    primaryCategories: (): Promise<Category[]> =>
      db.orm
        .select({ id: categories.id, name: categories.name, slug: categories.slug })
        .from(categories)
        .orderBy(asc(categories.position), asc(categories.id)),

    /** Grows with every change of the catalogue, the banners and the brand's texts. */
    version: (): number => version,

    /** Calls back soon after every such change, until `close`. */
    onChange: (listener: () => void): void => {
      listeners.add(listener);
    },

    close: (): void => {
      clearTimeout(pause);
      listeners.clear();
    },
  };
};
