import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { useIsHydrated } from '@/shared/lib/hydration';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { keepAnnounced } from './keep-announced';

interface LiveRegionProps {
  /** `assertive` interrupts: only for errors. */
  politeness?: 'polite' | 'assertive';
  children: ReactNode;
}

const Announcement = styled(VisuallyHidden)({ position: 'fixed', insetBlockStart: 0 });

/**
 * Text that a screen reader announces when it changes. It is at the end of the body, outside the
 * content that an open panel hides, so that it is also announced while one is open.
 */
export const LiveRegion = ({ politeness = 'polite', children }: LiveRegionProps) => {
  if (!useIsHydrated()) return null;
  return createPortal(
    <Announcement
      ref={keepAnnounced}
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
    >
      {children}
    </Announcement>,
    document.body,
  );
};
