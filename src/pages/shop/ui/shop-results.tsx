import styled from '@emotion/styled';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';

import type { ProductListing, ProductListPage } from '@/entities/product';
import { countFilters, filtersFromSearch } from '@/features/filter-products';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { color } from '@/shared/ui/theme';
import { Button } from '@/shared/ui/button';
import {
  type GridColumns,
  Pagination,
  ProductGrid,
  ProductGridSkeleton,
} from '@/widgets/product-grid';

import {
  emptyListingText,
  pagesBelow,
  searchOfPage,
  searchWithMore,
  type ShopAddress,
  shopAddress,
} from '../model/shop-listing';
import { LoadMore } from './load-more';
import { MorePage } from './more-page';

const Loading = styled('p')({ color: color.ash, fontSize: '0.9375rem', marginBlockEnd: 24 });
const Note = styled('p')({ marginBlockEnd: 24 });
const Pages = styled('div')({ paddingBlockStart: 72 });

/** Without its filters where it has some, else without its search and category as well. */
const useClearedAddress = (): string => {
  const [search] = useSearchParams();
  if (countFilters(filtersFromSearch(search)) === 0) return paths.shop();
  const { category, search: words } = shopAddress(search);
  return paths.shop({ category: category ?? undefined, search: words });
};

interface FilledProps {
  page: ProductListPage;
  listing: ProductListing;
  address: ShopAddress;
  columns: GridColumns;
}

const Filled = ({ page, listing, address, columns }: FilledProps) => {
  const [search] = useSearchParams();
  /** The page that was asked for by hand, and therefore takes the focus. */
  const [asked, setAsked] = useState<number | null>(null);
  const { lastPage, total, perPage } = page;
  const lastShown = Math.min(address.lastShown, lastPage);

  return (
    <>
      {page.approximate && <Note>No exact match for “{address.search}”. These come close:</Note>}
      <ProductGrid products={page.products} columns={columns} priority>
        {pagesBelow({ ...address, lastShown }).map((number) => (
          <MorePage
            key={number}
            listing={listing}
            page={number}
            columns={columns}
            expected={Math.min(perPage, total - (number - 1) * perPage)}
            takesFocus={number === asked}
          />
        ))}
      </ProductGrid>
      <Pages>
        <LoadMore
          first={(page.page - 1) * perPage + 1}
          shown={Math.min(total, lastShown * perPage)}
          total={total}
          search={lastShown < lastPage ? searchWithMore(search) : null}
          onMore={() => {
            setAsked(lastShown + 1);
          }}
        />
        <Pagination page={page.page} lastShown={lastShown} lastPage={lastPage} />
      </Pages>
    </>
  );
};

export interface ShopResultsProps {
  state: 'loading' | 'empty' | 'filled';
  page: ProductListPage | undefined;
  listing: ProductListing | null;
  columns: GridColumns;
}

/** What the listing found: the grid with its pages, its skeleton, or that there is nothing. */
export const ShopResults = ({ state, page, listing, columns }: ShopResultsProps) => {
  const [search] = useSearchParams();
  const address = shopAddress(search);
  const cleared = useClearedAddress();
  if (page !== undefined && page.total > 0 && address.page > page.lastPage) {
    return <Navigate to={searchOfPage(search, page.lastPage)} replace />;
  }
  if (state === 'empty') {
    return (
      <EmptyState
        title={emptyListingText(address)}
        text={
          address.search === ''
            ? undefined
            : 'A shorter word, or the name of a colour or a cloth, often finds more.'
        }
        action={<Button href={cleared}>Clear all filters</Button>}
      />
    );
  }
  if (state === 'loading' || page === undefined || listing === null) {
    return (
      <>
        <Loading role="status">Loading collection...</Loading>
        <ProductGridSkeleton columns={columns} />
      </>
    );
  }
  // Another listing starts over: nothing of it was asked for by hand yet.
  const key = JSON.stringify({ ...listing, page: address.page });
  return <Filled key={key} page={page} listing={listing} address={address} columns={columns} />;
};
