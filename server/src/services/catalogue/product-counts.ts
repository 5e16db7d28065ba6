import type { Database } from '../../db/client';
import { createCache } from '../../shared/cache';
import type { CatalogueChanges } from './catalogue-changes';
import { countAll } from './product-list';
import type { ProductQuery } from './product-query';
import type { SearchMatch } from './product-search';

const maxBytes = 8 * 1024 * 1024;
const countBytes = 8;

/** Counts the products of a listing, once for all of its pages and orders until a change. */
export const createProductCounts = (
  db: Database,
  catalogue: Pick<CatalogueChanges, 'onChange'>,
) => {
  const counts = createCache<number>(maxBytes, () => countBytes);
  catalogue.onChange(counts.clear);

  return (query: ProductQuery, match: SearchMatch | null): Promise<number> => {
    const key = JSON.stringify({ ...query, page: 0, perPage: 0, sort: '', facets: false });
    return counts.get(key, () => countAll(db.orm, query, match));
  };
};
