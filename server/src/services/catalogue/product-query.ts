import { type AttributeFilter, defaultCurrency } from '@contract/constants';
import { toMinor } from '@contract/minor-units';
import type { Currency } from '@contract/money';
import type { ProductsRequest, ProductSort } from '@contract/product';

import { maxInteger } from '../../db/row-id';
import { readSearch, type Search } from './search-words';

/** A request for a listing, normalized: what does not affect the result is dropped. */
export interface ProductQuery {
  /** Matters only with a price filter or a sort by price. */
  currency: Currency;
  categoryId: number | null;
  /** Minor units of `currency`. */
  minPrice: number | null;
  maxPrice: number | null;
  inStockOnly: boolean;
  onSale: boolean;
  search: Search | null;
  sizes: string[];
  colors: string[];
  /** Options of attributes, by the name of the filter; any of a filter's options is enough. */
  attributes: Record<AttributeFilter, string[]>;
  /** Only the newest that are not reduced. */
  newIn: boolean;
  /** Without a sort of its own: `relevance` for a search, `featured` for a category on request. */
  sort: ProductSort | 'relevance' | 'featured';
  page: number;
  perPage: number;
  /** Also count the sizes and colors. */
  facets: boolean;
}

const defaultPerPage = 24;

const minorOrNull = (price: string | number | null | undefined): number | null =>
  price === null || price === undefined || price === '' || price === '.'
    ? null
    : Math.min(toMinor(String(price)), maxInteger);

const defaultSortOf = (
  { featured, category_id }: ProductsRequest,
  search: Search | null,
): ProductQuery['sort'] => {
  if (search !== null) return 'relevance';
  return featured && category_id != null ? 'featured' : 'newest';
};

const distinct = (values: string[] | undefined): string[] =>
  [...new Set((values ?? []).map((value) => value.trim()).filter((value) => value !== ''))].sort();

/** Reads POST /products. Requests for the same list give equal queries, with equal keys. */
export const readProductQuery = (request: ProductsRequest): ProductQuery => {
  const minPrice = minorOrNull(request.min_price);
  const maxPrice = minorOrNull(request.max_price);
  const search = readSearch(request.search ?? '');
  const sort = request.sort ?? defaultSortOf(request, search);
  const inCurrency = Boolean(minPrice) || maxPrice !== null || sort.startsWith('price');
  return {
    currency: (inCurrency ? request.currency : undefined) ?? defaultCurrency,
    categoryId: request.category_id ?? null,
    minPrice: minPrice === 0 ? null : minPrice,
    maxPrice,
    inStockOnly: request.in_stock_only ?? false,
    onSale: request.on_sale ?? false,
    search,
    newIn: request.new_in ?? false,
    sizes: distinct(request.sizes),
    colors: distinct(request.colors),
    attributes: {
      kinds: distinct(request.kinds),
      fabrics: distinct(request.fabrics),
      lengths: distinct(request.lengths),
      occasions: distinct(request.occasions),
    },
    sort,
    page: request.page ?? 1,
    perPage: request.per_page ?? defaultPerPage,
    facets: request.facets ?? false,
  };
};
