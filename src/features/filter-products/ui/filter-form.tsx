import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { type ChangeEvent, memo, type SubmitEvent, useMemo, useRef, useState } from 'react';

import { i18n } from '@contract/i18n';
import { selectCurrency } from '@/entities/currency';
import type { ProductListing } from '@/entities/product';
import { useAppSelector } from '@/shared/redux';
import { Checkbox } from '@/shared/ui/checkbox';
import { RadioCards } from '@/shared/ui/radio-cards';
import { TextField } from '@/shared/ui/text-field';

import { facetGroups } from '../config/facet-groups';
import { sortOptions, sortOptionsOf } from '../config/sort-options';
import type { FacetOption } from '../model/facet-options';
import { acceptPriceInput } from '../model/price-input';
import { priceRangeError, type ProductFilters } from '../model/product-filters';
import type { useFacets } from '../model/use-facets';
import { FacetGroup } from './facet-group';
import { FilterGroup } from './filter-group';

interface FilterFormProps extends Pick<ReturnType<typeof useFacets>, 'facets' | 'loading'> {
  /** The form's id, for the submit button in the sheet's footer. */
  id: string;
  /** The filters as they are chosen; they are not applied yet. */
  pending: ProductFilters;
  onChange: (changed: Partial<ProductFilters>) => void;
  /** The listing to filter. */
  listing: ProductListing | null;
  onApply: (filters: ProductFilters) => void;
}

const noneCounted: readonly FacetOption[] = [];

/** The filters of the shop. Choices are pending until the form is submitted. */
export const FilterForm = memo(function FilterForm({
  id,
  pending,
  onChange,
  listing,
  facets,
  loading,
  onApply,
}: FilterFormProps) {
  const currency = useAppSelector(selectCurrency);
  const groups = useMemo(facetGroups, []);
  const [priceError, setPriceError] = useState(() => priceRangeError(pending));
  const maxPrice = useRef<HTMLInputElement>(null);
  const sorts = sortOptionsOf(listing ?? {});
  const defaultSort = sorts[0]?.value;

  const changePrice = (changed: Partial<ProductFilters>) => {
    onChange(changed);
    // No error appears while a price is being typed; one that is shown goes once it is corrected.
    if (priceError !== null) setPriceError(priceRangeError({ ...pending, ...changed }));
  };
  const price = (name: 'minPrice' | 'maxPrice') => ({
    name,
    value: pending[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onBlur: () => {
      setPriceError(priceRangeError(pending));
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      changePrice({ [name]: acceptPriceInput(target.value) });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = priceRangeError(pending);
    setPriceError(found);
    if (found === null) onApply(pending);
    else maxPrice.current?.focus();
  };

  return (
    <Stack component="form" id={id} onSubmit={submit} noValidate spacing={9}>
      <RadioCards
        legend={i18n.t('Sort by')}
        name="sort"
        options={sorts}
        value={pending.sort ?? defaultSort ?? 'newest'}
        onChange={({ target }) => {
          const chosen = sortOptions().find(({ value }) => value === target.value)?.value;
          onChange({ sort: chosen === undefined || chosen === defaultSort ? null : chosen });
        }}
      />
      <FilterGroup legend={i18n.t('Price in {currency}', { currency })}>
        <Grid container spacing={3}>
          <Grid size={6}>
            <TextField label={i18n.t('Minimum price')} {...price('minPrice')} />
          </Grid>
          <Grid size={6}>
            <TextField
              ref={maxPrice}
              label={i18n.t('Maximum price')}
              error={priceError ?? undefined}
              {...price('maxPrice')}
            />
          </Grid>
        </Grid>
      </FilterGroup>
      <FilterGroup legend={i18n.t('Show only')}>
        <Checkbox
          label={i18n.t('On sale')}
          checked={pending.onSale}
          onChange={({ target }) => onChange({ onSale: target.checked })}
        />
        <Checkbox
          label={i18n.t('In stock')}
          checked={pending.inStock}
          onChange={({ target }) => onChange({ inStock: target.checked })}
        />
      </FilterGroup>
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
          onChange={onChange}
        />
      ))}
    </Stack>
  );
});
