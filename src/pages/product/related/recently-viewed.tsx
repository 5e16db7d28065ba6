import Container from '@mui/material/Container';
import { lazy, Suspense, useEffect, useRef } from 'react';

import { rememberViewed, viewedBefore } from '@/entities/product';
import { useRemembered } from '@/shared/lib/remembered';

import { useNear } from './use-near';

const RecentItems = lazy(async () => ({
  default: (await import('./recent-items')).RecentItems,
}));

/** As tall as the products with names on three lines: nothing moves when they arrive. */
const reservedHeight = { xs: 'calc(53.4vw + 244px)', md: 'calc(33vw + 230px)' };

/**
 * The products viewed before, as this browser's storage remembers them. Never rendered on the
 * server; the products are fetched when the section comes near the screen.
 */
export const RecentlyViewed = ({ productId }: { productId: number }) => {
  const place = useRef<HTMLElement>(null);
  const ids = viewedBefore(useRemembered('recently-viewed'), productId);
  const near = useNear(place, ids.length > 0);

  useEffect(() => {
    rememberViewed(productId);
  }, [productId]);

  if (ids.length === 0) return null;
  return (
    <Container
      component="section"
      ref={place}
      aria-label="Recently viewed"
      sx={{ paddingBlockEnd: 'clamp(56px, 8vw, 112px)', minBlockSize: reservedHeight }}
    >
      {near && (
        <Suspense fallback={null}>
          <RecentItems ids={ids} />
        </Suspense>
      )}
    </Container>
  );
};
