import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';

import type { ProductListPage } from '@/entities/product';
import { countFilters, filtersFromSearch } from '@/features/filter-products';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import {
  type GridColumns,
  Pagination,
  ProductGrid,
  ProductGridSkeleton,
  searchOfPage,
} from '@/widgets/product-grid';

import { emptyListingText, searchWithMore, shopAddress } from '../model/shop-listing';
import type { useShopListing } from '../model/use-shop-listing';
import { LoadMore } from './load-more';

type ShopListing = ReturnType<typeof useShopListing>;

/** The listing without its filters if it has any, else without its search and category as well. */
const useClearedAddress = (): string => {
  const [search] = useSearchParams();
  if (countFilters(filtersFromSearch(search)) === 0) return paths.shop();
  const { category, search: words } = shopAddress(search);
  return paths.shop({ category: category ?? undefined, search: words });
};

interface FilledProps extends ShopListing {
  page: ProductListPage;
  columns: GridColumns;
}

const Filled = ({
  address,
  page,
  lastPage,
  total,
  products,
  moreFailed,
  loadMore,
  columns,
}: FilledProps) => {
  const [search] = useSearchParams();
  /** The index of the page loaded by Load More, which takes the focus. */
  const [asked, setAsked] = useState<number>();
  const { perPage } = page;
  const lastShown = Math.min(address.lastShown, lastPage);
  const before = (page.page - 1) * perPage;
  const shown = before + products.flat().length;
  const awaitedPages = Math.max(0, lastShown - address.page + 1 - products.length);
  const awaited = Math.min(awaitedPages * perPage, Math.max(0, (total ?? Infinity) - shown));

  return (
    <>
      {page.approximate && (
        <Typography sx={{ marginBlockEnd: 6 }}>
          No exact match for “{address.search}”. These come close:
        </Typography>
      )}
      <ProductGrid
        pages={products}
        columns={columns}
        priority
        focusedPage={asked}
        awaited={moreFailed ? 0 : awaited}
      />
      <Box sx={{ paddingBlockStart: '72px' }}>
        <LoadMore
          first={before + 1}
          shown={shown}
          total={total}
          search={lastShown < lastPage ? searchWithMore(search) : null}
          onMore={() => {
            setAsked(lastShown - address.page + 1);
          }}
          failed={moreFailed}
          onRetry={() => {
            setAsked(products.length);
            return loadMore();
          }}
        />
        <Pagination page={page.page} lastShown={lastShown} lastPage={lastPage} />
      </Box>
    </>
  );
};

interface ShopResultsProps {
  shop: ShopListing;
  columns: GridColumns;
}

/** The listing's results: the grid with its pages, a skeleton, or an empty state. */
export const ShopResults = ({ shop, columns }: ShopResultsProps) => {
  const [search] = useSearchParams();
  const cleared = useClearedAddress();
  const { address, listing, page, lastPage, state } = shop;
  if (page !== undefined && page.total !== 0 && address.page > lastPage) {
    return <Navigate to={searchOfPage(search, lastPage)} replace />;
  }
  if (state === 'empty') {
    return (
      <EmptyState
        title={emptyListingText(address)}
        text={
          address.search === ''
            ? undefined
            : 'Try a shorter word, or the name of a color or fabric.'
        }
        action={<Button href={cleared}>Clear all filters</Button>}
      />
    );
  }
  if (page === undefined) {
    return (
      <>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ marginBlockEnd: 6 }}>
          Loading collection...
        </Typography>
        <ProductGridSkeleton columns={columns} />
      </>
    );
  }
  // Another listing starts over: none of its pages was loaded by Load More yet.
  return <Filled key={JSON.stringify(listing)} {...shop} page={page} columns={columns} />;
};
