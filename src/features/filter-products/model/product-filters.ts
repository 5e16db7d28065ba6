import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';
import type { ProductSort } from '@contract/product';
import { type ProductListing, type ValueFilters, valueFilters } from '@/entities/product';
import { currencies } from '@/shared/config';
import { withParams } from '@/shared/lib/search-params';

import { priceAmount } from './price-input';

/**
 * The shop's filters (section 3), and those by value, which go beyond it. Prices are decimal strings,
 * '' for none.
 */
export interface ProductFilters extends ValueFilters {
  minPrice: string;
  maxPrice: string;
  /** What the prices are in; null: in the currency that is shown. */
  priceCurrency: Currency | null;
  onSale: boolean;
  inStock: boolean;
  /** Null: the newest first, in a search the best match, in a featured listing its own order. */
  sort: ProductSort | null;
}

/** Nothing is filtered, in the listing's default order. */
export const noFilters: ProductFilters = {
  minPrice: '',
  maxPrice: '',
  priceCurrency: null,
  onSale: false,
  inStock: false,
  kinds: [],
  fabrics: [],
  lengths: [],
  occasions: [],
  sizes: [],
  colors: [],
  sort: null,
};

/** The URL's parameters of the filters; those that are not listed are named like the filter (ADR 0009). */
const names = {
  minPrice: 'min_price',
  maxPrice: 'max_price',
  priceCurrency: 'price_in',
  onSale: 'on_sale',
  inStock: 'in_stock',
  sort: 'sort',
} as const;
const onValue = '1';
/** The limits of the provider. */
const maxValues = 50;
const maxValueLength = 40;

const valuesOf = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name).map((value) => value.trim()))]
    .filter((value) => value !== '' && value.length <= maxValueLength)
    .slice(0, maxValues);

const sorts: readonly ProductSort[] = ['newest', 'price-low-high', 'price-high-low'];

/** Only a search and a featured listing have another default than the newest first. */
const sortFrom = (search: URLSearchParams, featured: boolean): ProductSort | null => {
  const sort = sorts.find((known) => known === search.get(names.sort)) ?? null;
  return sort === 'newest' && !featured && !search.get('search')?.trim() ? null : sort;
};

/** Whether a price is set: without one, its currency means nothing. */
export const hasPriceLimit = ({
  minPrice,
  maxPrice,
}: Pick<ProductFilters, 'minPrice' | 'maxPrice'>): boolean =>
  priceAmount(minPrice) !== '' || priceAmount(maxPrice) !== '';

const pricesFrom = (
  search: URLSearchParams,
): Pick<ProductFilters, 'minPrice' | 'maxPrice' | 'priceCurrency'> => {
  const limits = {
    minPrice: priceAmount(search.get(names.minPrice) ?? ''),
    maxPrice: priceAmount(search.get(names.maxPrice) ?? ''),
  };
  const named = currencies.find((currency) => currency === search.get(names.priceCurrency));
  return { ...limits, priceCurrency: (hasPriceLimit(limits) && named) || null };
};

/** The filters in a URL; invalid ones count as not set. */
export const filtersFromSearch = (
  search: URLSearchParams,
  { featured = false }: Pick<ProductListing, 'featured'> = {},
): ProductFilters => ({
  ...pricesFrom(search),
  onSale: search.get(names.onSale) === onValue,
  inStock: search.get(names.inStock) === onValue,
  ...(Object.fromEntries(
    valueFilters.map((name) => [name, valuesOf(search, name)]),
  ) as unknown as ValueFilters),
  sort: sortFrom(search, featured),
});

/**
 * The URL with these filters in place of its own. Filters start again at page 1
 * (section 4, Filters); category and search stay.
 */
export const searchWithFilters = (
  search: URLSearchParams,
  filters: ProductFilters,
): URLSearchParams => {
  const next = withParams(search, {
    [names.minPrice]: priceAmount(filters.minPrice),
    [names.maxPrice]: priceAmount(filters.maxPrice),
    [names.priceCurrency]: hasPriceLimit(filters) ? filters.priceCurrency : null,
    [names.onSale]: filters.onSale ? onValue : null,
    [names.inStock]: filters.inStock ? onValue : null,
    [names.sort]: filters.sort,
    // The position in the listing, which other filters reset.
    page: null,
    to: null,
  });
  for (const name of valueFilters) {
    next.delete(name);
    for (const value of filters[name]) next.append(name, value);
  }
  return next;
};

/** How many filters are set: the 'Active' badge shows when there is one. */
export const countFilters = (filters: ProductFilters): number =>
  [
    filters.minPrice !== '',
    filters.maxPrice !== '',
    filters.onSale,
    filters.inStock,
    ...valueFilters.map((name) => filters[name].length > 0),
    filters.sort !== null,
  ].filter(Boolean).length;

/** The message about a price range whose maximum is below its minimum; null when it is valid. */
export const priceRangeError = ({
  minPrice,
  maxPrice,
}: Pick<ProductFilters, 'minPrice' | 'maxPrice'>): string | null => {
  const [min, max] = [priceAmount(minPrice), priceAmount(maxPrice)];
  return min !== '' && max !== '' && Number(min) > Number(max)
    ? i18n.t('The maximum price is below the minimum price.')
    : null;
};
