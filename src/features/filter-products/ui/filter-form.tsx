import styled from '@emotion/styled';
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';

import type { Currency } from '@contract/money';
import { Checkbox } from '@/shared/ui/checkbox';
import { RadioCards } from '@/shared/ui/radio-cards';
import { TextField } from '@/shared/ui/text-field';
import { labelText } from '@/shared/ui/theme';

import { acceptPriceInput } from '../model/price-input';
import { priceRangeProblem, type ProductFilters } from '../model/product-filters';

const Form = styled('form')({ display: 'grid', gap: 36 });
const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
const Legend = styled('legend')({ ...labelText, padding: 0, marginBlockEnd: 12 });
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
});

const sortOptions = [
  { value: 'newest', title: 'Newest' },
  { value: 'price-low-high', title: 'Price: low to high' },
  { value: 'price-high-low', title: 'Price: high to low' },
] as const satisfies readonly { value: ProductFilters['sort']; title: string }[];

export interface FilterFormProps {
  /** The form's id, for the button that submits it from the sheet's foot. */
  id: string;
  filters: ProductFilters;
  currency: Currency;
  onApply: (filters: ProductFilters) => void;
}

/** The filters of the shop. What is chosen is pending until it is submitted. */
export const FilterForm = ({ id, filters, currency, onApply }: FilterFormProps) => {
  const [pending, setPending] = useState(filters);
  const [problem, setProblem] = useState<string | null>(null);
  const maxPrice = useRef<HTMLInputElement>(null);

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
      <RadioCards
        legend="Sort by"
        name="sort"
        options={sortOptions}
        value={pending.sort}
        onChange={({ target }) => {
          change({ sort: sortOptions.find(({ value }) => value === target.value)?.value });
        }}
      />
    </Form>
  );
};
