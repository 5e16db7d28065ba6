import { withoutTrailingSlashes } from '@contract/absolute-url';
import { attributeFilters } from '@contract/constants';

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
  'price_in',
  'on_sale',
  'in_stock',
  'sizes',
  'colors',
  ...Object.keys(attributeFilters),
  'color',
];

/** No link of the shop is longer; a page with a longer URL is not rendered. */
const maxUrlLength = 500;

const anyOrigin = 'http://shop.invalid';

/** Longer than `maxUrlLength`, for campaign parameters, which are dropped. */
const maxRequestedLength = 4000;

/**
 * The URL that a page is rendered and cached under: the path without a trailing slash and
 * the relevant parameters in a fixed order, so that campaign parameters don't multiply pages. Null
 * when the plain shell should be sent. A path with `//` is no page of the shop: it could be
 * read as another host. Nor is one with a line break or another control character, which no route
 * of the SPA matches.
 */
export const pageUrl = (requested: string): string | null => {
  if (requested.length > maxRequestedLength) return null;
  let parsed: URL;
  try {
    parsed = new URL(requested, anyOrigin);
    if (/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(parsed.pathname))) return null;
  } catch {
    return null;
  }
  const { pathname } = parsed;
  const namesHost = requested.startsWith('/') && parsed.origin !== anyOrigin;
  if (namesHost || pathname.includes('//')) return null;
  const query = new URLSearchParams();
  for (const name of relevantParameters) {
    for (const value of parsed.searchParams.getAll(name)) query.append(name, value);
  }
  const path = withoutTrailingSlashes(pathname);
  const search = query.toString();
  const url = `${path === '' ? '/' : path}${search === '' ? '' : `?${search}`}`;
  return url.length > maxUrlLength ? null : url;
};
