import { LRUCache } from 'lru-cache';

import type { Database } from '../../db/client';
import type { CatalogueChanges } from './catalogue-changes';
import { countAll } from './product-list';
import type { ProductQuery } from './product-query';
import type { SearchMatch } from './product-search';

const maxCounts = 5000;

/** Counts the products of a listing, once for all of its pages and orders until a change. */
export const createProductCounts = (
  db: Database,
  catalogue: Pick<CatalogueChanges, 'version' | 'onChange'>,
) => {
  const counts = new LRUCache<string, number>({ max: maxCounts });
  catalogue.onChange(() => counts.clear());

  return async (query: ProductQuery, match: SearchMatch | null): Promise<number> => {
    const key = JSON.stringify({ ...query, page: 0, perPage: 0, sort: '', facets: false });
    const known = counts.get(key);
    if (known !== undefined) return known;
    const readIn = catalogue.version();
    const total = await countAll(db.orm, query, match);
    if (readIn === catalogue.version()) counts.set(key, total);
    return total;
  };
};
