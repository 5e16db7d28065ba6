import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useId, useRef, useState } from 'react';

import { i18n } from '@contract/i18n';
import type { ProductListing } from '@/entities/product';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/sheet';
import { SkipLink } from '@/shared/ui/skip-link';

import { noFilters, type ProductFilters } from '../model/product-filters';
import { useFacets } from '../model/use-facets';
import { FilterForm } from './filter-form';

const totalText = (total: number) =>
  i18n.t('{count, plural, one {1 piece matches} other {# pieces match}}', { count: total });

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  filters: ProductFilters;
  /** The listing to filter. */
  listing: ProductListing | null;
  onApply: (filters: ProductFilters) => void;
}

/**
 * The 'Filter & Sort' side sheet: nothing is filtered before 'Apply Filters'; 'Clear All Filters'
 * resets everything (section 4, Filters).
 */
export const FilterSheet = ({ open, onClose, filters, listing, onApply }: FilterSheetProps) => {
  const id = useId();
  const apply = useRef<HTMLButtonElement>(null);
  const [pending, setPending] = useState(filters);
  const change = useCallback(
    (changed: Partial<ProductFilters>) => setPending((before) => ({ ...before, ...changed })),
    [],
  );
  const { facets, total, loading } = useFacets(listing, pending);
  // Hundreds of values, so they are drawn in pieces, and the next choice is answered in between.
  const shownFacets = useDeferredValue(facets);
  const areFacetsLoading = useDeferredValue(loading);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={i18n.t('Filter & Sort')}
      footer={
        <Stack spacing={1}>
          {/* In the footer it stays in sight while filters are chosen. */}
          <Typography
            role="status"
            variant="body2"
            color="textSecondary"
            sx={{ minBlockSize: '1.6em', textAlign: 'center' }}
          >
            {total !== null && totalText(total)}
          </Typography>
          <Button ref={apply} type="submit" form={id} fullWidth>
            {i18n.t('Apply Filters')}
          </Button>
          <Button variant="text" onClick={() => onApply(noFilters)}>
            {i18n.t('Clear All Filters')}
          </Button>
        </Stack>
      }
    >
      {/* Keyboard users would have to pass every value of every filter to reach the button. */}
      <SkipLink onClick={() => apply.current?.focus()}>{i18n.t('Skip the filters')}</SkipLink>
      <FilterForm
        id={id}
        pending={pending}
        onChange={change}
        listing={listing}
        facets={shownFacets}
        loading={areFacetsLoading}
        onApply={onApply}
      />
    </Sheet>
  );
};
