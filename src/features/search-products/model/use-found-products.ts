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

/**
 * The products for the typed text, fetched after a pause; an outdated request is aborted, which the
 * query's hook does not do, and its response never shown. The last result stays until the next one
 * arrives. Null while there is nothing to show.
 */
export const useFoundProducts = (typed: string): FoundProducts | null => {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<FoundProducts | null>(null);
  const query = typed.trim().replaceAll(/\s+/g, ' ');
  const enough = query.length >= minLetters;
  const settled = useDebounced(query, pauseMs);
  const wanted = enough && settled === query;

  useEffect(() => {
    if (!wanted) return undefined;
    const request = dispatch(listProducts.initiate({ search: query, perPage: maxSuggested }));
    void request.then(({ data }) => {
      if (data !== undefined) setFound({ query, page: data });
    });
    return () => {
      request.abort();
      request.unsubscribe();
    };
  }, [dispatch, query, wanted]);

  // Never show the result for an unrelated text, not even briefly.
  const related =
    found !== null && (query.startsWith(found.query) || found.query.startsWith(query));
  return enough && related ? found : null;
};
