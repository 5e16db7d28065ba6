/** The query parameters that change what a public page shows; all others are the browser's affair. */
const meaningful = [
  'category',
  'search',
  'page',
  'to',
  'columns',
  'sort',
  'min_price',
  'max_price',
  'on_sale',
  'in_stock',
  'sizes',
  'colors',
];

/** Longer addresses are not worth a render: no link of the shop makes one. */
const longestAddress = 500;

/**
 * The address that a page is rendered and cached under: the path without a trailing slash and
 * the parameters that count, in one order, so that campaign parameters share one page. Null when
 * it should get the plain shell.
 */
export const pageAddress = (url: string): string | null => {
  let parsed: URL;
  try {
    parsed = new URL(url, 'http://shop.invalid');
    decodeURIComponent(parsed.pathname);
  } catch {
    return null;
  }
  const kept = new URLSearchParams();
  for (const name of meaningful) {
    for (const value of parsed.searchParams.getAll(name)) kept.append(name, value);
  }
  const path = parsed.pathname.length > 1 ? parsed.pathname.replace(/\/+$/, '') : '/';
  const search = kept.toString();
  const address = `${path === '' ? '/' : path}${search === '' ? '' : `?${search}`}`;
  return address.length > longestAddress ? null : address;
};
