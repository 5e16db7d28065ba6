import { Suspense, useCallback } from 'react';
import { useSearchParams } from 'react-router';

import { i18n } from '@contract/i18n';
import type { ProductListing } from '@/entities/product';
import { useOpenings } from '@/shared/lib/openings';
import { nextPaint } from '@/shared/lib/timing';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { lazyPanel } from '@/shared/ui/lazy-panel';

import {
  countFilters,
  filtersFromSearch,
  type ProductFilters,
  searchWithFilters,
} from '../model/product-filters';
import { ActiveChip } from './lazy-chips';

const FilterSheet = lazyPanel(async () => (await import('./filter-sheet')).FilterSheet);

export interface FilterProductsProps {
  /** The listing to filter: its category and search determine the sizes and colors. */
  listing: ProductListing | null;
}

/**
 * The button 'Filter & Sort' with its sheet. The filters are in the URL; the sheet's code is
 * loaded when it is first opened.
 */
export const FilterProducts = ({ listing }: FilterProductsProps) => {
  const [search, setSearch] = useSearchParams();
  // The sheet starts from the URL each time it is opened.
  const [{ open, openings }, setOpen] = useOpenings();
  const filters = filtersFromSearch(search, listing ?? {});

  // The form is not drawn again while the sheet closes.
  const apply = useCallback(
    (next: ProductFilters) => {
      setOpen(false);
      const applied = searchWithFilters(search, next);
      const { href } = window.location;
      // The sheet begins to close before the listing is drawn, unless the visitor leaves meanwhile.
      void nextPaint().then(() => {
        if (window.location.href === href) setSearch(applied);
      });
    },
    [search, setSearch, setOpen],
  );

  return (
    <>
      <Button variant="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" size={20} />
        {i18n.t('Filter & Sort')}
        <Suspense fallback={null}>{countFilters(filters) > 0 && <ActiveChip />}</Suspense>
      </Button>
      {openings > 0 && (
        <FilterSheet
          key={openings}
          open={open}
          onClose={() => setOpen(false)}
          onLoadFailure={() => setOpen(false)}
          filters={filters}
          listing={listing}
          onApply={apply}
        />
      )}
    </>
  );
};
