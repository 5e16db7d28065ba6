import type { ComponentProps } from 'react';

import { Button } from '@/shared/ui/button';

interface SkipLinkProps extends ComponentProps<typeof Button> {
  /** In the corner of the window; otherwise in that of the panel it is in. */
  ofWindow?: boolean;
}

/** Leads past what comes next, for keyboards: above the edge until it has the focus. */
export const SkipLink = ({ ofWindow = false, ...button }: SkipLinkProps) => (
  <Button
    {...button}
    sx={{
      position: ofWindow ? 'fixed' : 'absolute',
      insetBlockStart: 8,
      insetInlineStart: 8,
      zIndex: 'tooltip',
      transform: 'translateY(-200%)',
      '&:focus': { transform: 'none' },
    }}
  />
);
