import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';

import { i18n } from '@contract/i18n';
import type { ProductListPage } from '@/entities/product';
import { lazyInView } from '@/shared/ui/lazy-in-view';

import { columnsFromSearch } from '../model/grid-columns';
import { searchOfPage, searchWithMore } from '../model/listing-url';
import type { ListingResults } from '../model/use-product-listing';
import { LoadMore } from './load-more';
import { ProductGrid } from './product-grid';
import { ProductGridSkeleton } from './product-grid-skeleton';

const PageLinks = lazyInView(async () => (await import('./page-links')).PageLinks);

interface ProductResultsProps {
  results: ListingResults;
  /** The grid starts in the first view: its first pictures are loaded at once. */
  priority?: boolean;
  /** Unless filtered, the first product is larger than the others. */
  largeFirst?: boolean;
  /** Shown in place of the grid when nothing is listed. */
  emptyState: ReactNode;
}

interface FilledProps extends Omit<ProductResultsProps, 'emptyState'> {
  page: ProductListPage;
}

const Filled = ({ results, page, priority, largeFirst = false }: FilledProps) => {
  const { firstPage, lastPage, total, products, moreFailed, loadMore, listing } = results;
  const [search] = useSearchParams();
  /** The index of the page loaded by Load More, which takes the focus. */
  const [focusedPage, setFocusedPage] = useState<number>();
  const { perPage } = page;
  const columns = columnsFromSearch(search);
  // The URL names a page that failed, too: what is shown ends before it.
  const lastShown = moreFailed
    ? firstPage + products.length - 1
    : Math.min(results.lastShown, lastPage);
  const before = (page.page - 1) * perPage;
  const shown = before + products.flat().length;
  const loadingPages = Math.max(0, lastShown - firstPage + 1 - products.length);
  const loadingCount = Math.min(loadingPages * perPage, Math.max(0, (total ?? Infinity) - shown));

  return (
    <>
      {page.approximate && (
        <Typography sx={{ marginBlockEnd: 6 }}>
          {i18n.t('No exact match for “{search}”. These come close:', {
            search: listing?.search ?? '',
          })}
        </Typography>
      )}
      <ProductGrid
        pages={products}
        columns={columns}
        priority={priority}
        interludes={!results.isFiltered && listing?.search === undefined}
        // In two columns every piece is large.
        largeFirst={largeFirst && columns > 2 && !results.isFiltered && page.page === 1}
        focusedPage={focusedPage}
        loadingCount={loadingCount}
      />
      <Box sx={{ paddingBlockStart: '72px' }}>
        <LoadMore
          first={before + 1}
          shown={shown}
          total={total}
          appended={lastShown > firstPage}
          search={lastShown < lastPage ? searchWithMore(search) : null}
          onMore={() => setFocusedPage(lastShown - firstPage + 1)}
          failed={moreFailed}
          onRetry={() => {
            setFocusedPage(products.length);
            return loadMore();
          }}
          retryTakesFocus={focusedPage !== undefined}
        />
        {products.length < lastPage && (
          <PageLinks page={page.page} lastShown={lastShown} lastPage={lastPage} />
        )}
      </Box>
    </>
  );
};

/** The results of a listing: the grid with its pages, a skeleton, or an empty state. */
export const ProductResults = ({ results, emptyState, ...grid }: ProductResultsProps) => {
  const [search] = useSearchParams();
  const { firstPage, lastPage, listing, page, state } = results;
  if (page !== undefined && page.total !== 0 && firstPage > lastPage) {
    return <Navigate to={searchOfPage(search, lastPage)} replace />;
  }
  if (state === 'empty') return emptyState;
  if (page === undefined) return <ProductGridSkeleton columns={columnsFromSearch(search)} />;
  // Another listing starts over: none of its pages was loaded by Load More yet.
  return <Filled key={JSON.stringify(listing)} results={results} page={page} {...grid} />;
};
