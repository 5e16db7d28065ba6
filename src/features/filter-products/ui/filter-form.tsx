import styled from '@emotion/styled';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';

import type { Currency } from '@contract/money';
import type { ProductListing } from '@/entities/product';
import { Checkbox } from '@/shared/ui/checkbox';
import { RadioCards } from '@/shared/ui/radio-cards';
import { TextField } from '@/shared/ui/text-field';
import { color, labelText } from '@/shared/ui/theme';

import { searchSortOptions, sortOptions } from '../config/sort-options';
import { acceptPriceInput } from '../model/price-input';
import { priceRangeProblem, type ProductFilters } from '../model/product-filters';
import { useFacets } from '../model/use-facets';
import { FacetGroup } from './facet-group';

const Form = styled('form')({ display: 'grid', gap: 36 });
const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
const Legend = styled('legend')({ ...labelText, padding: 0, marginBlockEnd: 12 });
const Total = styled('p')({ minBlockSize: '1.6em', marginBlockEnd: -16, color: color.ash });
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
});

const totalText = (total: number) =>
  total === 1 ? '1 piece matches' : `${total.toLocaleString('en-US')} pieces match`;

export interface FilterFormProps {
  /** The form's id, for the button that submits it from the sheet's foot. */
  id: string;
  filters: ProductFilters;
  currency: Currency;
  /** What is filtered. */
  listing: ProductListing | null;
  onApply: (filters: ProductFilters) => void;
}

/** The filters of the shop. What is chosen is pending until it is submitted. */
export const FilterForm = ({ id, filters, currency, listing, onApply }: FilterFormProps) => {
  const [pending, setPending] = useState(filters);
  const [problem, setProblem] = useState<string | null>(null);
  const maxPrice = useRef<HTMLInputElement>(null);
  const { facets, total, awaited } = useFacets(listing, pending, currency);

  const change = (changed: Partial<ProductFilters>) => {
    setPending({ ...pending, ...changed });
    setProblem(null);
  };
  const price = (name: 'minPrice' | 'maxPrice') => ({
    name,
    value: pending[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      change({ [name]: acceptPriceInput(target.value) });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = priceRangeProblem(pending);
    setProblem(found);
    if (found === null) onApply(pending);
    else maxPrice.current?.focus();
  };

  return (
    <Form id={id} onSubmit={submit} noValidate>
      <Total role="status">{total === null ? '' : totalText(total)}</Total>
      <RadioCards
        legend="Sort by"
        name="sort"
        options={listing?.search === undefined ? sortOptions : searchSortOptions}
        value={pending.sort}
        onChange={({ target }) => {
          change({ sort: sortOptions.find(({ value }) => value === target.value)?.value });
        }}
      />
      <Group>
        <Legend>Price in {currency}</Legend>
        <Pair>
          <TextField label="Minimum price" {...price('minPrice')} />
          <TextField
            ref={maxPrice}
            label="Maximum price"
            error={problem ?? undefined}
            {...price('maxPrice')}
          />
        </Pair>
      </Group>
      <Group>
        <Legend>Show only</Legend>
        <Checkbox
          label="On sale"
          checked={pending.onSale}
          onChange={({ target }) => {
            change({ onSale: target.checked });
          }}
        />
        <Checkbox
          label="In stock"
          checked={pending.inStock}
          onChange={({ target }) => {
            change({ inStock: target.checked });
          }}
        />
      </Group>
      <FacetGroup
        legend="Size"
        allLabel="Show all {count} sizes"
        counted={facets?.sizes ?? []}
        awaited={awaited}
        chosen={pending.sizes}
        onChange={(sizes) => {
          change({ sizes });
        }}
      />
      <FacetGroup
        legend="Color"
        allLabel="Show all {count} colors"
        counted={facets?.color_families ?? facets?.colors ?? []}
        awaited={awaited}
        beside={facets?.colors}
        chosen={pending.colors}
        onChange={(colors) => {
          change({ colors });
        }}
      />
    </Form>
  );
};
