import { useLocation } from 'react-router';

import { useIsHydrated } from '@/shared/lib/hydration';

/**
 * The token of a mailed link, which stands behind # so that no server's log holds it; null while
 * hydrating, since the server cannot know it.
 */
export const useLinkToken = (): string | null => {
  const { hash } = useLocation();
  return useIsHydrated() ? hash.slice(1) : null;
};
