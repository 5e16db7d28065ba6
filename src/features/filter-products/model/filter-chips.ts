import type { Currency } from '@contract/money';
import { valueFilters } from '@/entities/product';
import { formatMoney, toMinor } from '@/shared/lib/money';

import { sortOptions } from '../config/sort-options';
import type { ProductFilters } from './product-filters';

/** A set filter as text, and the filters without it. */
export interface FilterChip {
  label: string;
  without: ProductFilters;
}

const amount = (price: string, currency: Currency): string => {
  const minor = toMinor(price);
  return formatMoney(minor, currency, { decimals: minor % 100 === 0 ? 0 : 2 });
};

const priceLabel = ({ minPrice, maxPrice }: ProductFilters, currency: Currency): string => {
  if (maxPrice === '') return `From ${amount(minPrice, currency)}`;
  if (minPrice === '') return `Up to ${amount(maxPrice, currency)}`;
  return `${amount(minPrice, currency)} to ${amount(maxPrice, currency)}`;
};

/** All set filters, prices in the display currency. */
export const filterChips = (filters: ProductFilters, currency: Currency): FilterChip[] => {
  const chips: (FilterChip | false)[] = [
    (filters.minPrice !== '' || filters.maxPrice !== '') && {
      label: priceLabel(filters, currency),
      without: { ...filters, minPrice: '', maxPrice: '' },
    },
    filters.onSale && { label: 'On sale', without: { ...filters, onSale: false } },
    filters.inStock && { label: 'In stock', without: { ...filters, inStock: false } },
    ...valueFilters.flatMap((name) =>
      filters[name].map((value) => ({
        label: name === 'sizes' ? `Size ${value}` : value,
        without: { ...filters, [name]: filters[name].filter((each) => each !== value) },
      })),
    ),
    filters.sort !== null && {
      label: sortOptions.find(({ value }) => value === filters.sort)?.title ?? filters.sort,
      without: { ...filters, sort: null },
    },
  ];
  return chips.filter((chip) => chip !== false);
};
