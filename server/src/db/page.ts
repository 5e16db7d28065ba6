/** Which page of a list: `page` counts from 1. */
export interface Paging {
  page: number;
  perPage: number;
}

/** A page of a longer list. */
export interface Page<T> extends Paging {
  rows: T[];
  total: number;
}

/** Reads a page: `read` its rows, `total` how many there are on all pages. */
export const readPage = async <T>(
  { page, perPage }: Paging,
  read: (limit: number, offset: number) => PromiseLike<T[]>,
  total: PromiseLike<number>,
): Promise<Page<T>> => ({
  rows: await read(perPage, (page - 1) * perPage),
  page,
  perPage,
  total: await total,
});
