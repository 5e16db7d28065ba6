import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';
import { valueFilters } from '@/entities/product';
import { formatMoney, toMinor } from '@/shared/lib/money';

import { sortOptions } from '../config/sort-options';
import { hasPriceLimit, type ProductFilters } from './product-filters';

/** A set filter as text, and the filters without it. */
export interface FilterChip {
  label: string;
  without: ProductFilters;
}

const amount = (price: string, currency: Currency): string => {
  const minor = toMinor(price);
  return formatMoney(minor, currency, { decimals: minor % 100 === 0 ? 0 : 2 });
};

const priceLabel = (
  { minPrice, maxPrice, priceCurrency }: ProductFilters,
  shownCurrency: Currency,
): string => {
  const currency = priceCurrency ?? shownCurrency;
  if (maxPrice === '') return i18n.t('From {amount}', { amount: amount(minPrice, currency) });
  if (minPrice === '') return i18n.t('Up to {amount}', { amount: amount(maxPrice, currency) });
  return i18n.t('{from} to {to}', {
    from: amount(minPrice, currency),
    to: amount(maxPrice, currency),
  });
};

/** All set filters, prices in the currency that they were set in; `labelOf` names the chosen values. */
export const filterChips = (
  filters: ProductFilters,
  shownCurrency: Currency,
  labelOf = (value: string) => value,
): FilterChip[] => {
  const chips: (FilterChip | false)[] = [
    hasPriceLimit(filters) && {
      label: priceLabel(filters, shownCurrency),
      without: { ...filters, minPrice: '', maxPrice: '', priceCurrency: null },
    },
    filters.onSale && { label: i18n.t('On sale'), without: { ...filters, onSale: false } },
    filters.inStock && { label: i18n.t('In stock'), without: { ...filters, inStock: false } },
    ...valueFilters.flatMap((name) =>
      filters[name].map((value) => ({
        label: name === 'sizes' ? i18n.t('Size {size}', { size: value }) : labelOf(value),
        without: { ...filters, [name]: filters[name].filter((each) => each !== value) },
      })),
    ),
    filters.sort !== null && {
      label: sortOptions().find(({ value }) => value === filters.sort)?.title ?? filters.sort,
      without: { ...filters, sort: null },
    },
  ];
  return chips.filter((chip) => chip !== false);
};
