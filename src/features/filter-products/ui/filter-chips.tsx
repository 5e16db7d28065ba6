import { Suspense } from 'react';
import { useSearchParams } from 'react-router';

import type { Currency } from '@contract/money';

import { countFilters, filtersFromSearch } from '../model/product-filters';
import { ChipList } from './lazy-chips';

/** The set filters, each of which can be removed; nothing, and no code for it, without any. */
export const FilterChips = ({ currency }: { currency: Currency }) => {
  const [search] = useSearchParams();
  return (
    countFilters(filtersFromSearch(search)) > 0 && (
      <Suspense fallback={null}>
        <ChipList currency={currency} />
      </Suspense>
    )
  );
};
