import { styled } from '@mui/material/styles';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { stayHeard } from './stay-heard';

const nothingToWatch = () => () => undefined;

/** False on the server and in the first render of the browser, which must equal the server's. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );

interface LiveRegionProps {
  /** `assertive` interrupts: only for what went wrong. */
  politeness?: 'polite' | 'assertive';
  children: ReactNode;
}

const Spoken = styled(VisuallyHidden)({ position: 'fixed', insetBlockStart: 0 });

/**
 * Text that a screen reader says when it changes. It stands at the end of the body, outside of
 * what an open panel hides, so that it is also heard while one is open.
 */
export const LiveRegion = ({ politeness = 'polite', children }: LiveRegionProps) => {
  if (!useIsHydrated()) return null;
  return createPortal(
    <Spoken
      ref={stayHeard}
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
    >
      {children}
    </Spoken>,
    document.body,
  );
};
