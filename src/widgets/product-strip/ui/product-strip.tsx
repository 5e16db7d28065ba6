import Container from '@mui/material/Container';
import { lazy, Suspense, useId, useRef } from 'react';

import { SectionHeading } from '@/shared/ui/page-layout';
import { sectionPadding } from '@/shared/ui/theme';
import { useInView } from '@/shared/lib/in-view';

import { stripHeight } from '../model/strip-shape';

const StripItems = lazy(async () => ({ default: (await import('./strip-items')).StripItems }));

interface ProductStripProps {
  heading: string;
  /** The ids of the products, in order. */
  ids: readonly number[];
}

/**
 * A row of products by their ids, fetched when it is nearly in view; nothing without ids, and where
 * none of them is sold any more.
 */
export const ProductStrip = ({ heading, ids }: ProductStripProps) => {
  const headingId = useId();
  const place = useRef<HTMLElement>(null);
  const inView = useInView(place, ids.length > 0);
  if (ids.length === 0) return null;
  return (
    <Container
      component="section"
      ref={place}
      aria-labelledby={headingId}
      sx={{
        paddingBlockEnd: sectionPadding,
        minBlockSize: stripHeight(ids.length),
        // All of them were removed since.
        '&:has(> ul:empty)': { display: 'none' },
      }}
    >
      <SectionHeading id={headingId}>{heading}</SectionHeading>
      {inView && (
        <Suspense fallback={null}>
          <StripItems ids={ids} />
        </Suspense>
      )}
    </Container>
  );
};
