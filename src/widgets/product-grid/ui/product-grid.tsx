import styled from '@emotion/styled';
import type { ReactNode } from 'react';

import { selectCurrency } from '@/entities/currency';
import { ProductCard, type ProductSummary } from '@/entities/product';
import { useAppSelector } from '@/shared/redux';
import { risingItems } from '@/shared/ui/rising-items';

import { Grid, type GridColumns } from './grid';

/** Pictures that stand in the first view: they are loaded at once and never fade in. */
const FIRST_VIEW = 4;
const RisingGrid = styled(Grid)(risingItems(FIRST_VIEW));

/** The width of a card's picture in a grid of so many columns. */
const sizesOf = (columns: GridColumns) => `(min-width: 768px) ${Math.ceil(100 / columns)}vw, 50vw`;

interface GridItemsProps {
  products: readonly ProductSummary[];
  /** On a desktop; a phone always has two. */
  columns?: GridColumns;
  heading?: 'h2' | 'h3';
  /** The grid starts in the first view: its first pictures are loaded at once. */
  priority?: boolean;
}

/** The items of a grid; further pages add theirs to the same grid. */
export const ProductGridItems = ({
  products,
  columns = 4,
  heading = 'h2',
  priority = false,
}: GridItemsProps) => {
  const currency = useAppSelector(selectCurrency);
  return products.map((product, index) => (
    <li key={product.id}>
      <ProductCard
        product={product}
        currency={currency}
        sizes={sizesOf(columns)}
        priority={priority && index < FIRST_VIEW}
        heading={heading}
      />
    </li>
  ));
};

export interface ProductGridProps extends GridItemsProps {
  /** What comes after the products in the same grid: the items of further pages. */
  children?: ReactNode;
}

/** Products side by side; each picture comes in 0.1 s after the one before (section 9). */
export const ProductGrid = ({ children, ...items }: ProductGridProps) => (
  <RisingGrid data-columns={items.columns ?? 4}>
    <ProductGridItems {...items} />
    {children}
  </RisingGrid>
);
