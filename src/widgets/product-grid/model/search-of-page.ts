import { queryText, withParams } from '@/shared/lib/search-params';

/**
 * The address's parameters with another page; page 1 has no parameter. `to`, the pages loaded below
 * the current one, is dropped.
 */
export const searchOfPage = (search: URLSearchParams, page: number): string =>
  queryText(withParams(search, { page: page === 1 ? null : String(page), to: null }));
