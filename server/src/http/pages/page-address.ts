/** The query parameters that change what a public page shows. */
const relevantParameters = [
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

/** No link of the shop is longer, so longer addresses are not worth a render. */
const maxAddressLength = 500;

/**
 * The address that a page is rendered and cached under: the path without a trailing slash and
 * the relevant parameters in a fixed order, so that campaign parameters don't multiply pages. Null
 * when the plain shell should be sent.
 */
export const pageAddress = (url: string): string | null => {
  let parsed: URL;
  try {
    parsed = new URL(url, 'http://shop.invalid');
    decodeURIComponent(parsed.pathname);
  } catch {
    return null;
  }
  const query = new URLSearchParams();
  for (const name of relevantParameters) {
    for (const value of parsed.searchParams.getAll(name)) query.append(name, value);
  }
  const path = parsed.pathname.length > 1 ? parsed.pathname.replace(/\/+$/, '') : '/';
  const search = query.toString();
  const address = `${path === '' ? '/' : path}${search === '' ? '' : `?${search}`}`;
  return address.length > maxAddressLength ? null : address;
};
