import { useTabState, writeTab } from '@/shared/lib/tab-state';

import { beginReset, readReset } from './reset-steps';

const tabKey = 'reset-password';

/** Clears an unfinished reset: after a logout nothing of a customer remains. */
export const forgetReset = (): void => {
  writeTab(tabKey, null);
};

/** This tab's password reset; null while there is none. */
export const useReset = () => {
  const [reset, setReset] = useTabState(tabKey, readReset);
  return {
    reset,
    setReset,
    begin: (email: string) => {
      setReset(beginReset(email));
    },
  };
};
