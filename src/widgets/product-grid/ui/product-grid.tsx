import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

import { selectCurrency } from '@/entities/currency';
import { ProductCard, type ProductSummary } from '@/entities/product';
import { useAppSelector } from '@/shared/redux';
import { risingItems } from '@/shared/ui/rising-items';

import { Grid, type GridColumns } from './grid';
import { ProductSkeletons } from './product-grid-skeleton';

/** Pictures that stand in the first view: they are loaded at once and never fade in. */
const firstViewCount = 4;
const RisingGrid = styled(Grid)(risingItems(firstViewCount));

/** The width of a card's picture in a grid of so many columns. */
const sizesOf = (columns: GridColumns) => `(min-width: 768px) ${Math.ceil(100 / columns)}vw, 50vw`;

const focusCard = (item: HTMLElement | null) => {
  item?.querySelector('a')?.focus({ preventScroll: true });
};

export interface ProductGridProps {
  /** The products, page by page. */
  pages: readonly (readonly ProductSummary[])[];
  /** On a desktop; a phone always has two. */
  columns?: GridColumns;
  /** The grid starts in the first view: its first pictures are loaded at once. */
  priority?: boolean;
  /** The index of the page whose first product takes the focus when it comes. */
  focusedPage?: number;
  /** How many more products are still coming. */
  awaited?: number;
}

/** Products side by side; each picture comes in 0.1 s after the one before (section 9). */
export const ProductGrid = ({
  pages,
  columns = 4,
  priority = false,
  focusedPage,
  awaited = 0,
}: ProductGridProps) => {
  const currency = useAppSelector(selectCurrency);
  return (
    <RisingGrid data-columns={columns}>
      {pages.map((products, page) => (
        // Between two pages the catalogue may have moved on: a product may be on both.
        <Fragment key={page}>
          {products.map((product, index) => (
            <li key={product.id} ref={page === focusedPage && index === 0 ? focusCard : undefined}>
              <ProductCard
                product={product}
                currency={currency}
                sizes={sizesOf(columns)}
                priority={priority && page === 0 && index < firstViewCount}
              />
            </li>
          ))}
        </Fragment>
      ))}
      <ProductSkeletons count={awaited} />
    </RisingGrid>
  );
};
