import { createContext, use, useCallback, useMemo, useState } from 'react';

import type { ProductListing, ValueFilters } from '@/entities/product';

import { toggled } from './facet-options';
import { noFilters, type ProductFilters } from './product-filters';
import { useFacets } from './use-facets';

interface PendingFilters extends ReturnType<typeof useFacets> {
  /** The filters as they are chosen; they are not applied yet. */
  pending: ProductFilters;
  change: (changed: Partial<ProductFilters>) => void;
  /** Chooses a value of a filter, or no longer. */
  toggle: (name: keyof ValueFilters, value: string) => void;
}

/**
 * The pending filters of an open sheet, for its form and the number of matches in its footer: a choice draws
 * these again, and not the sheet around them.
 */
export const PendingFiltersContext = createContext<PendingFilters>({
  pending: noFilters,
  change: () => undefined,
  toggle: () => undefined,
  facets: null,
  total: null,
  loading: false,
});

export const usePendingFilters = (): PendingFilters => use(PendingFiltersContext);

/** Keeps the pending filters of a sheet that starts with those that are applied (section 4, Filters). */
export const usePendingFiltersState = (
  applied: ProductFilters,
  listing: ProductListing | null,
): PendingFilters => {
  const [pending, setPending] = useState(applied);
  const change = useCallback(
    (changed: Partial<ProductFilters>) => setPending((before) => ({ ...before, ...changed })),
    [],
  );
  const toggle = useCallback(
    (name: keyof ValueFilters, value: string) =>
      setPending((before) => ({ ...before, [name]: toggled(before[name], value) })),
    [],
  );
  const { facets, total, loading } = useFacets(listing, pending);
  return useMemo(
    () => ({ pending, change, toggle, facets, total, loading }),
    [pending, change, toggle, facets, total, loading],
  );
};
