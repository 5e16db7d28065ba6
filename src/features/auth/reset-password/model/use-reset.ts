import { useTabState } from '@/shared/lib/tab-state';

import { beginReset, readReset } from './reset-steps';

/** The password reset that is under way in this tab: null while there is none. */
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
