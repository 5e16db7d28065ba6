import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

import { selectCurrency } from '@/entities/currency';
import { ProductCard, type ProductSummary } from '@/entities/product';
import { CardHeart } from '@/features/toggle-wish';
import { useAppSelector } from '@/shared/redux';
import { risingItems, risingPlace } from '@/shared/ui/rising-items';

import { type GridColumns, ProductList } from './product-list';
import { ProductSkeletons } from './product-grid-skeleton';

/** The number of pictures in the first view: they are loaded at once and never fade in. */
const firstViewCount = 4;
const RisingGrid = styled(ProductList)(risingItems(firstViewCount));

/** The width of a card's picture in a grid of `columns` columns. */
const sizesOf = (columns: GridColumns) => `(min-width: 768px) ${Math.ceil(100 / columns)}vw, 50vw`;

/** The width of a card as large as four. */
const openingSizes = '(min-width: 768px) 66vw, 100vw';

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
  /** The first product opens the grid as its largest. */
  opening?: boolean;
  /** The index of the page whose first product takes the focus once loaded. */
  focusedPage?: number;
  /** How many more products are loading. */
  awaited?: number;
}

/** Products side by side; each picture fades in 0.1 s after the previous one (section 9). */
export const ProductGrid = ({
  pages,
  columns = 4,
  priority = false,
  opening = false,
  focusedPage,
  awaited = 0,
}: ProductGridProps) => {
  const currency = useAppSelector(selectCurrency);
  return (
    <RisingGrid data-columns={columns}>
      {pages.map((products, page) => (
        // The catalogue may change between two requests, so a product may be on both pages.
        <Fragment key={page}>
          {products.map((product, index) => (
            <ListItem
              key={product.id}
              data-opening={(opening && page === 0 && index === 0) || undefined}
              ref={page === focusedPage && index === 0 ? focusCard : undefined}
              sx={risingPlace(index)}
            >
              <ProductCard
                product={product}
                action={<CardHeart product={product} />}
                currency={currency}
                sizes={opening && page === 0 && index === 0 ? openingSizes : sizesOf(columns)}
                priority={priority && page === 0 && index < firstViewCount}
              />
            </ListItem>
          ))}
        </Fragment>
      ))}
      <ProductSkeletons count={awaited} />
    </RisingGrid>
  );
};
