import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useDeferredValue, useId, useRef } from 'react';

import { i18n } from '@contract/i18n';
import type { ProductListing } from '@/entities/product';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/sheet';
import { SkipLink } from '@/shared/ui/skip-link';

import {
  PendingFiltersContext,
  usePendingFilters,
  usePendingFiltersState,
} from '../model/pending-filters';
import { noFilters, type ProductFilters } from '../model/product-filters';
import { FilterForm, type FilterFormProps } from './filter-form';

interface PendingFiltersProviderProps {
  filters: ProductFilters;
  listing: ProductListing | null;
  children: ReactNode;
}

const PendingFiltersProvider = ({ filters, listing, children }: PendingFiltersProviderProps) => (
  <PendingFiltersContext value={usePendingFiltersState(filters, listing)}>
    {children}
  </PendingFiltersContext>
);

const totalText = (total: number) =>
  i18n.t('{count, plural, one {1 piece matches} other {# pieces match}}', { count: total });

/** How many pieces the pending filters leave; in the footer it stays in sight while they are chosen. */
const MatchCount = () => {
  const { total } = usePendingFilters();
  return (
    <Typography
      role="status"
      variant="body2"
      color="textSecondary"
      sx={{ minBlockSize: '1.6em', textAlign: 'center' }}
    >
      {total !== null && totalText(total)}
    </Typography>
  );
};

type PendingFormProps = Pick<FilterFormProps, 'id' | 'listing' | 'onApply'>;

const PendingForm = (form: PendingFormProps) => {
  const { pending, change, toggle, facets, loading } = usePendingFilters();
  // Hundreds of values, so they are drawn in pieces, and the next choice is answered in between.
  const shownFacets = useDeferredValue(facets, null);
  const areFacetsLoading = useDeferredValue(loading, form.listing !== null);
  return (
    <FilterForm
      {...form}
      pending={pending}
      onChange={change}
      onToggle={toggle}
      facets={shownFacets}
      loading={areFacetsLoading}
    />
  );
};

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
  return (
    <PendingFiltersProvider filters={filters} listing={listing}>
      <Sheet
        open={open}
        onClose={onClose}
        title={i18n.t('Filter & Sort')}
        footer={
          <Stack spacing={1}>
            <MatchCount />
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
        <PendingForm id={id} listing={listing} onApply={onApply} />
      </Sheet>
    </PendingFiltersProvider>
  );
};
