import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

import { selectCurrency } from '@/entities/currency';
import { ProductCard, type ProductSummary } from '@/entities/product';
import { imageStaggerMs } from '@/shared/config';
import { useAppSelector } from '@/shared/redux';
import { motion } from '@/shared/ui/theme';

import { Grid, type GridColumns } from './grid';

/** Pictures that stand in the first view: they are loaded at once and never fade in. */
const FIRST_VIEW = 4;
/** Further down nobody sees the stagger; it would only keep pictures back. */
const STAGGERED = 12;

const rise = keyframes({ from: { transform: 'translateY(24px)' }, to: { transform: 'none' } });
const riseIn = keyframes({
  from: { transform: 'translateY(24px)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});

const delays = Object.fromEntries(
  Array.from({ length: STAGGERED }, (_, index) => [
    `& > li:nth-of-type(${index + 1})`,
    { animationDelay: `${index * imageStaggerMs}ms` },
  ]),
);

const RisingGrid = styled(Grid)({
  '& > li': { animation: `${riseIn} ${motion.page} ${motion.easing} both` },
  [`& > li:nth-of-type(-n + ${FIRST_VIEW})`]: {
    animation: `${rise} ${motion.page} ${motion.easing} both`,
  },
  ...delays,
});

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
