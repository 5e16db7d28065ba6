import { styled } from '@mui/material/styles';
import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

import { cardWidth, ProductCard, type ProductSummary } from '@/entities/product';
import { CardWishButton } from '@/features/toggle-wish';
import { useInView } from '@/shared/lib/in-view';
import { entrance, entranceMs, staggeredEntrance } from '@/shared/ui/staggered-entrance';
import { lazyOnline } from '@/shared/ui/lazy-in-view';

import type { GridColumns } from '../model/grid-columns';
import { interludeBefore, sectionsOf } from '../model/grid-places';
import { onOutOfView } from '../model/on-out-of-view';
import { ProductList } from './product-list';
import { ProductSkeleton } from './product-grid-skeleton';

const Interlude = lazyOnline(async () => (await import('./interlude')).Interlude);

/**
 * The space of an interlude, whose code and contents are loaded when it is nearly in view. It stays the
 * same element, so that the grid is not laid out again for them.
 */
const InterludePlace = ({ number }: { number: number }) => {
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place, true);
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <div role="listitem" ref={place} data-interlude hidden={isEmpty}>
      {inView && (
        <Suspense fallback={null}>
          <Interlude number={number} onEmpty={setIsEmpty} />
        </Suspense>
      )}
    </div>
  );
};

/** The number of pictures in the first view: they are loaded at once and never fade in. */
const firstViewCount = 4;
const AnimatedGrid = styled(ProductList)({ '& > div': staggeredEntrance });

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
    <div
      role="listitem"
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
    </div>
  );
});

/** A product's place, or that of one that is loading. */
interface Place {
  product: ProductSummary | null;
  page: number;
  /** Among the products of its page. */
  index: number;
}

interface SectionProps {
  places: readonly Place[];
  columns: GridColumns;
  children: ReactNode;
}

/**
 * Full rows of the grid; settled once all of its products have come in and it is out of view, where nothing
 * is seen of the change.
 */
const Section = ({ places, columns, children }: SectionProps) => {
  const section = useRef<HTMLDivElement>(null);
  /** The rows that it has settled with: others have another height. */
  const [settledRows, setSettledRows] = useState<string>();
  const isLoading = places.some(({ product }) => product === null);
  const rows = `${places.length}/${columns}`;
  const entersForMs = entranceMs(Math.max(...places.map(({ index }) => index)));
  useEffect(() => {
    const element = section.current;
    if (isLoading || element === null) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = onOutOfView(element, () => setSettledRows(rows));
    }, entersForMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [isLoading, rows, entersForMs]);
  return (
    <div ref={section} data-settled={(!isLoading && settledRows === rows) || undefined}>
      {children}
    </div>
  );
};

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
  const places: readonly Place[] = [
    ...pages.flatMap((products, page) =>
      products.map((product, index) => ({ product, page, index })),
    ),
    ...Array.from({ length: loadingCount }, (_, index) => ({
      product: null,
      page: pages.length,
      index,
    })),
  ];
  const firstView = new Set(places.slice(0, firstViewCount));
  return (
    <AnimatedGrid role="list" data-columns={columns}>
      {sectionsOf(places, largeFirst).map((section, number) => {
        const interlude = interludes ? interludeBefore(number, places.length, largeFirst) : null;
        return (
          <Section key={number} places={section} columns={columns}>
            {interlude !== null && <InterludePlace number={interlude} />}
            {section.map((place) => {
              const { product, page, index } = place;
              // The catalogue may change between two requests, so a product may be on both pages.
              const key = `${page}-${product?.id ?? `loading-${index}`}`;
              if (product === null) return <ProductSkeleton key={key} />;
              const isVisible = firstView.has(place);
              const isLarge = largeFirst && place === places[0];
              return (
                <GridItem
                  key={key}
                  product={product}
                  sizes={isLarge ? largeSizes : sizesOf(columns)}
                  index={index}
                  large={isLarge}
                  visible={isVisible}
                  priority={priority && isVisible}
                  takesFocus={page === focusedPage && index === 0}
                />
              );
            })}
          </Section>
        );
      })}
    </AnimatedGrid>
  );
};
