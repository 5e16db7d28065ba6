/** The page of a list to read; `page` counts from 1. */
export interface Paging {
  page: number;
  perPage: number;
}

/** A page of a longer list. */
export interface Page<T> extends Paging {
  rows: T[];
  total: number;
}

/** Reads a page of a query; `total` counts the rows of all pages. */
export const readPage = async <T>(
  { page, perPage }: Paging,
  query: { limit(limit: number): { offset(offset: number): PromiseLike<T[]> } },
  total: PromiseLike<number>,
): Promise<Page<T>> => ({
  rows: await query.limit(perPage).offset((page - 1) * perPage),
  page,
  perPage,
  total: await total,
});
