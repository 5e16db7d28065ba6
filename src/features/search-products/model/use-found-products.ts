import { useEffect, useState } from 'react';

import { listProducts, type ProductListPage } from '@/entities/product';
import { useDebounced } from '@/shared/lib/timing';
import { useAppDispatch } from '@/shared/redux';

/** A typical pause between two typed letters. */
const pauseMs = 200;
/** Fewer letters match nearly everything. */
const minLetters = 2;
/** The most products that are suggested. */
export const maxSuggested = 5;

/** The products found, and the text they were found for. */
export interface FoundProducts {
  query: string;
  page: ProductListPage;
}

interface FoundProductsState {
  /** Null while there is nothing to show. */
  found: FoundProducts | null;
  /** The products for the typed text could not be loaded. */
  failed: boolean;
}

/**
 * The products for the typed text, fetched after a pause; an outdated request is aborted, which the
 * query's hook does not do, and its response never shown. The last result stays until the next one
 * arrives.
 */
export const useFoundProducts = (typed: string): FoundProductsState => {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<FoundProducts | null>(null);
  const [failedQuery, setFailedQuery] = useState<string | null>(null);
  const query = typed.trim().replaceAll(/\s+/g, ' ');
  const enough = query.length >= minLetters;
  const settled = useDebounced(query, pauseMs);
  const wanted = enough && settled === query;

  useEffect(() => {
    if (!wanted) return undefined;
    const request = dispatch(listProducts.initiate({ search: query, perPage: maxSuggested }));
    let isOutdated = false;
    void request.then(({ data }) => {
      if (data !== undefined) setFound({ query, page: data });
      if (!isOutdated) setFailedQuery(data === undefined ? query : null);
    });
    return () => {
      isOutdated = true;
      request.abort();
      request.unsubscribe();
    };
  }, [dispatch, query, wanted]);

  // Never show the result for an unrelated text, not even briefly.
  const related =
    found !== null && (query.startsWith(found.query) || found.query.startsWith(query));
  return { found: enough && related ? found : null, failed: enough && failedQuery === query };
};
