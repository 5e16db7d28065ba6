import styled from '@emotion/styled';
import { useSearchParams } from 'react-router';

import type { ProductListPage } from '@/entities/product';
import { countFilters, filtersFromSearch } from '@/features/filter-products';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { ButtonLink } from '@/shared/ui/link';
import { color } from '@/shared/ui/theme';
import {
  type GridColumns,
  Pagination,
  ProductGrid,
  ProductGridSkeleton,
} from '@/widgets/product-grid';

import { emptyListingText, shopAddress } from '../model/shop-listing';

const Loading = styled('p')({ color: color.ash, fontSize: '0.9375rem', marginBlockEnd: 24 });
const Pages = styled('div')({ paddingBlockStart: 72 });

/** Without its filters where it has some, else without its search and category as well. */
const useClearedAddress = (): string => {
  const [search] = useSearchParams();
  if (countFilters(filtersFromSearch(search)) === 0) return paths.shop();
  const { category, search: words } = shopAddress(search);
  return paths.shop({ category: category ?? undefined, search: words });
};

export interface ShopResultsProps {
  state: 'loading' | 'empty' | 'filled';
  page: ProductListPage | undefined;
  columns: GridColumns;
}

/** What the listing found: the grid with its pages, its skeleton, or that there is nothing. */
export const ShopResults = ({ state, page, columns }: ShopResultsProps) => {
  const [search] = useSearchParams();
  const cleared = useClearedAddress();
  if (state === 'empty') {
    return (
      <EmptyState
        title={emptyListingText(shopAddress(search))}
        action={<ButtonLink to={cleared}>Clear all filters</ButtonLink>}
      />
    );
  }
  if (state === 'loading' || page === undefined) {
    return (
      <>
        <Loading role="status">Loading collection...</Loading>
        <ProductGridSkeleton columns={columns} />
      </>
    );
  }
  return (
    <>
      <ProductGrid products={page.products} columns={columns} priority />
      <Pages>
        <Pagination page={page.page} lastPage={page.lastPage} />
      </Pages>
    </>
  );
};
