import Stack from '@mui/material/Stack';
import { memo, type SubmitEvent, useMemo, useRef, useState } from 'react';

import type { ProductListing, ValueFilters } from '@/entities/product';

import { facetGroups } from '../config/facet-groups';
import type { FacetOption } from '../model/facet-options';
import { priceRangeError, type ProductFilters } from '../model/product-filters';
import type { useFacets } from '../model/use-facets';
import { FacetGroup } from './facet-group';
import { PriceGroup } from './price-group';
import { ShowOnlyGroup } from './show-only-group';
import { SortGroup } from './sort-group';

export interface FilterFormProps extends Pick<ReturnType<typeof useFacets>, 'facets' | 'loading'> {
  /** The form's id, for the submit button in the sheet's footer. */
  id: string;
  /** The filters as they are chosen; they are not applied yet. */
  pending: ProductFilters;
  onChange: (changed: Partial<ProductFilters>) => void;
  /** Chooses a value of a filter, or no longer. */
  onToggle: (name: keyof ValueFilters, value: string) => void;
  /** The listing to filter. */
  listing: ProductListing | null;
  onApply: (filters: ProductFilters) => void;
}

const noneCounted: readonly FacetOption[] = [];

/**
 * The filters of the shop. Choices are pending until the form is submitted. Each group is memoized: a choice
 * draws its own again.
 */
export const FilterForm = memo(function FilterForm({
  id,
  pending,
  onChange,
  onToggle,
  listing,
  facets,
  loading,
  onApply,
}: FilterFormProps) {
  const groups = useMemo(facetGroups, []);
  const [priceError, setPriceError] = useState(() => priceRangeError(pending));
  const maxPrice = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = priceRangeError(pending);
    setPriceError(found);
    if (found === null) onApply(pending);
    else maxPrice.current?.focus();
  };

  return (
    <Stack component="form" id={id} onSubmit={submit} noValidate spacing={9}>
      <SortGroup sort={pending.sort} listing={listing} onChange={onChange} />
      <PriceGroup
        minPrice={pending.minPrice}
        maxPrice={pending.maxPrice}
        priceCurrency={pending.priceCurrency}
        error={priceError}
        onChange={onChange}
        onCheck={setPriceError}
        maxPriceRef={maxPrice}
      />
      <ShowOnlyGroup onSale={pending.onSale} inStock={pending.inStock} onChange={onChange} />
      {groups.map(({ name, legend, allLabel }) => (
        <FacetGroup
          key={name}
          name={name}
          legend={legend}
          allLabel={allLabel}
          counted={(name === 'colors' && facets?.color_families) || (facets?.[name] ?? noneCounted)}
          loading={loading}
          otherCounts={name === 'colors' ? facets?.colors : undefined}
          chosen={pending[name]}
          onToggle={onToggle}
        />
      ))}
    </Stack>
  );
});
