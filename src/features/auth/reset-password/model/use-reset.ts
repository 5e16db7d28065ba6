import { useTabState, writeTab } from '@/shared/lib/tab-state';

import { beginReset, readReset } from './reset-steps';

const tabKey = 'reset-password';

/** Forgets a reset that was left open: after a logout nothing of a customer stays. */
export const forgetReset = (): void => {
  writeTab(tabKey, null);
};

/** The password reset that is under way in this tab: null while there is none. */
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
