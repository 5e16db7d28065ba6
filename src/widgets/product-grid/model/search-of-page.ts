/**
 * The address's parameters with another page; page 1 has no parameter. `to`, the pages loaded below
 * the current one, is dropped.
 */
export const searchOfPage = (search: URLSearchParams, page: number): string => {
  const next = new URLSearchParams(search);
  next.delete('to');
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  const query = next.toString();
  return query === '' ? '' : `?${query}`;
};
