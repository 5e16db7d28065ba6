import useMediaQuery from '@mui/material/useMediaQuery';

import { mobileBreakpointPx } from '@/shared/config';

/** Whether the screen is narrower than the breakpoint, where a media query cannot help. */
export const useIsPhone = (): boolean =>
  useMediaQuery(`(max-width: ${mobileBreakpointPx - 0.02}px)`);
