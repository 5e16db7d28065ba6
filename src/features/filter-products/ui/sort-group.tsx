import { memo } from 'react';

import { i18n } from '@contract/i18n';
import type { ProductListing } from '@/entities/product';
import { RadioCards } from '@/shared/ui/radio-cards';

import { sortOptions, sortOptionsOf } from '../config/sort-options';
import type { ProductFilters } from '../model/product-filters';

interface SortGroupProps {
  /** The chosen sort; null for the listing's default. */
  sort: ProductFilters['sort'];
  listing: ProductListing | null;
  onChange: (changed: Pick<ProductFilters, 'sort'>) => void;
}

/** The sorts of a listing. */
export const SortGroup = memo(function SortGroup({ sort, listing, onChange }: SortGroupProps) {
  const sorts = sortOptionsOf(listing ?? {});
  const defaultSort = sorts[0]?.value;
  return (
    <RadioCards
      legend={i18n.t('Sort by')}
      name="sort"
      options={sorts}
      value={sort ?? defaultSort ?? 'newest'}
      onChange={({ target }) => {
        const chosen = sortOptions().find(({ value }) => value === target.value)?.value;
        onChange({ sort: chosen === undefined || chosen === defaultSort ? null : chosen });
      }}
    />
  );
});
