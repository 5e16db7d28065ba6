import useMediaQuery from '@mui/material/useMediaQuery';

import { phoneCondition } from '@/shared/config';

/** Whether the screen is narrower than the breakpoint, where a media query cannot help. */
export const useIsPhone = (): boolean => useMediaQuery(phoneCondition);
