import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, useRef } from 'react';

import { useRemembered } from '@/shared/lib/remembered';
import { gutter, media } from '@/shared/ui/theme';

import { rememberViewed, viewedBefore } from './viewed-products';
import { useNear } from './use-near';

const RecentItems = lazy(async () => ({
  default: (await import('./recent-items')).RecentItems,
}));

// As tall as what comes, with names on three lines, so that nothing moves when it does.
const Section = styled('section')({
  paddingInline: gutter,
  paddingBlockEnd: 'clamp(56px, 8vw, 112px)',
  minBlockSize: 'calc(53.4vw + 244px)',
  [media.desktop]: { minBlockSize: 'calc(33vw + 230px)' },
});

/**
 * What was looked at before, from this browser's own memory. Never part of the server's page; its
 * products are fetched when they come near the screen.
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
    <Section ref={place} aria-label="Recently viewed">
      {near && (
        <Suspense fallback={null}>
          <RecentItems ids={ids} />
        </Suspense>
      )}
    </Section>
  );
};
