/**
 * The address's own parameters with another page; page 1 needs no naming. What was loaded below
 * the page that one comes from (`to`) stays there.
 */
export const searchOfPage = (search: URLSearchParams, page: number): string => {
  const next = new URLSearchParams(search);
  next.delete('to');
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  const query = next.toString();
  return query === '' ? '' : `?${query}`;
};
