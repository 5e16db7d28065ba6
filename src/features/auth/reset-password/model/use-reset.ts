import { useTabState } from '@/shared/lib/tab-state';

import { beginReset, readReset } from './reset-steps';

/** This tab's password reset; null while there is none. */
export const useReset = () => {
  const [reset, setReset] = useTabState('reset-password', readReset);
  return {
    reset,
    setReset,
    begin: (email: string) => {
      setReset(beginReset(email));
    },
  };
};
