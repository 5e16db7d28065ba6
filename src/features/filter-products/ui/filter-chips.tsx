import { Suspense } from 'react';
import { useSearchParams } from 'react-router';

import type { ProductListing } from '@/entities/product';

import { countFilters, filtersFromSearch } from '../model/product-filters';
import { ChipList } from './lazy-chips';

interface FilterChipsProps {
  /** The listing that is filtered. */
  listing: ProductListing | null;
}

/** The set filters, each of which can be removed; nothing, and no code for it, without any. */
export const FilterChips = ({ listing }: FilterChipsProps) => {
  const [search] = useSearchParams();
  const filters = filtersFromSearch(search, listing ?? {});
  return (
    countFilters(filters) > 0 && (
      <Suspense fallback={null}>
        <ChipList filters={filters} />
      </Suspense>
    )
  );
};
