import { Fragment, useEffect, useRef } from 'react';

import { selectCurrency } from '@/entities/currency';
import {
  listingWithCurrency,
  type ProductListing,
  sortByPrice,
  useListProductsQuery,
} from '@/entities/product';
import { useAppSelector } from '@/shared/redux';
import {
  type GridColumns,
  ProductGridItems,
  ProductGridSkeletonItems,
} from '@/widgets/product-grid';

export interface MorePageProps {
  listing: ProductListing;
  page: number;
  columns: GridColumns;
  /** How many places are kept while it comes. */
  expected: number;
  /** Its first product takes the focus: it was asked for just now. */
  takesFocus: boolean;
}

/** A further page of the listing, below those that are shown. */
export const MorePage = ({ listing, page, columns, expected, takesFocus }: MorePageProps) => {
  const currency = useAppSelector(selectCurrency);
  const { currentData } = useListProductsQuery(listingWithCurrency({ ...listing, page }, currency));
  const mark = useRef<HTMLLIElement>(null);
  const there = currentData !== undefined;

  useEffect(() => {
    if (!there || !takesFocus) return;
    mark.current?.nextElementSibling?.querySelector('a')?.focus({ preventScroll: true });
  }, [there, takesFocus]);

  return (
    <Fragment>
      <li ref={mark} hidden />
      {there ? (
        <ProductGridItems
          products={sortByPrice(currentData.products, listing.sort ?? 'newest', currency)}
          columns={columns}
        />
      ) : (
        <ProductGridSkeletonItems count={expected} />
      )}
    </Fragment>
  );
};
