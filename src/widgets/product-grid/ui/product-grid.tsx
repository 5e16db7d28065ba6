import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { Fragment, memo, Suspense, useRef, useState } from 'react';

import { cardWidth, ProductCard, type ProductSummary } from '@/entities/product';
import { CardWishButton } from '@/features/toggle-wish';
import { useInView } from '@/shared/lib/in-view';
import { entrance, staggeredEntrance } from '@/shared/ui/staggered-entrance';
import { lazyOnline } from '@/shared/ui/lazy-in-view';

import type { GridColumns } from '../model/grid-columns';
import { interludeBefore } from '../model/interlude-places';
import { ProductList } from './product-list';
import { ProductSkeleton } from './product-grid-skeleton';

const Interlude = lazyOnline(async () => (await import('./interlude')).Interlude);

/**
 * The space of an interlude, whose code and contents are loaded when it is nearly in view. It stays the
 * same element, so that the grid is not laid out again for them.
 */
const InterludePlace = ({ number }: { number: number }) => {
  const place = useRef<HTMLLIElement>(null);
  const inView = useInView(place, true);
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <ListItem ref={place} data-interlude hidden={isEmpty}>
      {inView && (
        <Suspense fallback={null}>
          <Interlude number={number} onEmpty={setIsEmpty} />
        </Suspense>
      )}
    </ListItem>
  );
};

/** The number of pictures in the first view: they are loaded at once and never fade in. */
const firstViewCount = 4;
const AnimatedGrid = styled(ProductList)(staggeredEntrance);

/** The width of a card's picture in a grid of `columns` columns. */
const sizesOf = (columns: GridColumns) =>
  `(min-width: 768px) ${cardWidth[columns]}, ${cardWidth.phone}`;

/** The width of a card as large as four. */
const largeSizes = '(min-width: 768px) 66vw, 100vw';

const focusCard = (item: HTMLElement | null) => {
  item?.querySelector('a')?.focus({ preventScroll: true });
};

interface GridItemProps {
  product: ProductSummary;
  sizes: string;
  /** Its place among those that enter together. */
  index: number;
  large: boolean;
  /** It is in the first view of the grid. */
  visible: boolean;
  priority: boolean;
  takesFocus: boolean;
}

/** Memoized, because there are hundreds: the next page draws only its own. */
const GridItem = memo(function GridItem({
  product,
  sizes,
  index,
  large,
  visible,
  priority,
  takesFocus,
}: GridItemProps) {
  return (
    <ListItem
      data-large={large || undefined}
      ref={takesFocus ? focusCard : undefined}
      {...entrance(index, visible)}
    >
      <ProductCard
        product={product}
        action={<CardWishButton product={product} />}
        sizes={sizes}
        priority={priority}
      />
    </ListItem>
  );
});

export interface ProductGridProps {
  /** The products, page by page. */
  pages: readonly (readonly ProductSummary[])[];
  /** On a desktop; a phone always has two. */
  columns?: GridColumns;
  /** The grid starts in the first view: its first pictures are loaded at once. */
  priority?: boolean;
  /** The first product is larger than the others. */
  largeFirst?: boolean;
  /** Shows a picture of the house between the products at intervals. */
  interludes?: boolean;
  /** The index of the page whose first product takes the focus once loaded. */
  focusedPage?: number;
  /** How many more products are loading. */
  loadingCount?: number;
}

/** Products side by side; each picture fades in 0.1 s after the previous one (section 9). */
export const ProductGrid = ({
  pages,
  columns = 4,
  priority = false,
  largeFirst = false,
  interludes = false,
  focusedPage,
  loadingCount = 0,
}: ProductGridProps) => {
  const shown = pages.flat().length;
  const interludeAt = (position: number) => {
    const number = interludes ? interludeBefore(position, shown + loadingCount, largeFirst) : null;
    return number !== null && <InterludePlace number={number} />;
  };
  return (
    <AnimatedGrid data-columns={columns}>
      {pages.map((products, page) => {
        const before = pages.slice(0, page).flat().length;
        // The catalogue may change between two requests, so a product may be on both pages.
        return (
          <Fragment key={page}>
            {products.map((product, index) => {
              const position = before + index;
              const isLarge = largeFirst && position === 0;
              return (
                <Fragment key={product.id}>
                  {interludeAt(position)}
                  <GridItem
                    product={product}
                    sizes={isLarge ? largeSizes : sizesOf(columns)}
                    index={index}
                    large={isLarge}
                    visible={position < firstViewCount}
                    priority={priority && position < firstViewCount}
                    takesFocus={page === focusedPage && index === 0}
                  />
                </Fragment>
              );
            })}
          </Fragment>
        );
      })}
      {Array.from({ length: loadingCount }, (_, index) => (
        <Fragment key={index}>
          {interludeAt(shown + index)}
          <ProductSkeleton />
        </Fragment>
      ))}
    </AnimatedGrid>
  );
};
