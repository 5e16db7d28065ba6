/** A numbered page, or a gap where numbers are left out. */
export type PageLink = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/** With so many pages at most, all are named. */
const ALL_NAMED = 7;

/**
 * The pages that a pagination names: the first, the last, the current one and its neighbours.
 * A gap never hides just one page.
 */
export const pageLinks = (current: number, last: number): PageLink[] => {
  const named = new Set([1, last, current - 1, current, current + 1]);
  if (current <= 4) [2, 3, 4, 5].forEach((page) => named.add(page));
  if (current >= last - 3)
    [last - 4, last - 3, last - 2, last - 1].forEach((page) => named.add(page));

  const pages = Array.from({ length: Math.max(last, 1) }, (_, index) => index + 1).filter(
    (page) => last <= ALL_NAMED || named.has(page),
  );
  return pages.flatMap((page, index): PageLink[] => {
    const before = pages[index - 1] ?? 0;
    const link: PageLink = { kind: 'page', page };
    return page - before > 1 ? [{ kind: 'gap', after: before }, link] : [link];
  });
};

/**
 * The address's own parameters with another page; page 1 is the one that needs no naming. What was
 * loaded below the page that one comes from (`to`) stays there.
 */
export const searchOfPage = (search: URLSearchParams, page: number): string => {
  const next = new URLSearchParams(search);
  next.delete('to');
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  const query = next.toString();
  return query === '' ? '' : `?${query}`;
};
