import Container from '@mui/material/Container';
import { Suspense, useId, useRef } from 'react';

import { SectionHeading } from '@/shared/ui/page-layout';
import { media, sectionPadding } from '@/shared/ui/theme';
import { useInView } from '@/shared/lib/in-view';
import { lazyOnline } from '@/shared/ui/lazy-in-view';

import { stripHeight } from '../model/strip-shape';
import type { StripPiece } from './strip-items';

const StripItems = lazyOnline(async () => (await import('./strip-items')).StripItems);

interface ProductStripProps {
  heading: string;
  /** The products, in order. */
  pieces: readonly StripPiece[];
}

/**
 * A row of products by their ids, fetched when it is nearly in view; nothing without any, where none of them
 * is sold any more, and in browsers without JavaScript.
 */
export const ProductStrip = ({ heading, pieces }: ProductStripProps) => {
  const headingId = useId();
  const place = useRef<HTMLElement>(null);
  const inView = useInView(place, pieces.length > 0);
  if (pieces.length === 0) return null;
  return (
    <Container
      component="section"
      ref={place}
      aria-labelledby={headingId}
      sx={{
        paddingBlockEnd: sectionPadding,
        minBlockSize: stripHeight(pieces.length),
        // All of them were removed since.
        '&:has(> ul:empty)': { display: 'none' },
        [media.withoutScripts]: { display: 'none' },
      }}
    >
      <SectionHeading id={headingId}>{heading}</SectionHeading>
      {inView && (
        <Suspense fallback={null}>
          <StripItems pieces={pieces} />
        </Suspense>
      )}
    </Container>
  );
};
