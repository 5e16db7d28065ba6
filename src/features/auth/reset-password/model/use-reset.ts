import { useTabState } from '@/shared/lib/browser';

import { readReset } from './reset-steps';

/** This tab's password reset, null while there is none, and its setter. */
export const useReset = () => useTabState('reset-password', readReset);
