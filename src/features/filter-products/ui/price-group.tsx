import Grid from '@mui/material/Grid';
import { type ChangeEvent, memo, type RefObject } from 'react';

import { i18n } from '@contract/i18n';
import { selectCurrency } from '@/entities/currency';
import { useAppSelector } from '@/shared/redux';
import { TextField } from '@/shared/ui/text-field';

import { acceptPriceInput } from '../model/price-input';
import { hasPriceLimit, priceRangeError, type ProductFilters } from '../model/product-filters';
import { FilterGroup } from './filter-group';

type Prices = Pick<ProductFilters, 'minPrice' | 'maxPrice' | 'priceCurrency'>;

interface PriceGroupProps extends Prices {
  /** What is wrong with the prices, once they were checked. */
  error: string | null;
  onChange: (changed: Partial<Prices>) => void;
  /** Called with what is wrong with the prices, or null, when they are checked. */
  onCheck: (error: string | null) => void;
  maxPriceRef: RefObject<HTMLInputElement | null>;
}

/**
 * The range of prices. A limit stays in the currency that it was set in, also when another one is shown since;
 * without one, the fields are in the currency that is shown.
 */
export const PriceGroup = memo(function PriceGroup({
  minPrice,
  maxPrice,
  priceCurrency,
  error,
  onChange,
  onCheck,
  maxPriceRef,
}: PriceGroupProps) {
  const shownCurrency = useAppSelector(selectCurrency);
  const currency = priceCurrency ?? shownCurrency;
  const prices = { minPrice, maxPrice };
  const field = (name: keyof typeof prices) => ({
    name,
    value: prices[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onBlur: () => {
      onCheck(priceRangeError(prices));
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const changed = { ...prices, [name]: acceptPriceInput(target.value) };
      onChange({ ...changed, priceCurrency: hasPriceLimit(changed) ? currency : null });
      // No error appears while a price is being typed; one that is shown goes once it is corrected.
      if (error !== null) onCheck(priceRangeError(changed));
    },
  });
  return (
    <FilterGroup legend={i18n.t('Price in {currency}', { currency })}>
      <Grid container spacing={3}>
        <Grid size={6}>
          <TextField label={i18n.t('Minimum price')} {...field('minPrice')} />
        </Grid>
        <Grid size={6}>
          <TextField
            ref={maxPriceRef}
            label={i18n.t('Maximum price')}
            error={error ?? undefined}
            {...field('maxPrice')}
          />
        </Grid>
      </Grid>
    </FilterGroup>
  );
});
