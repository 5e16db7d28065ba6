import { useLocation } from 'react-router';

import { useIsHydrated } from '@/shared/lib/hydration';

/**
 * The token of a mailed link, which follows the # so that no server logs it; null while
 * hydrating, since the server cannot know it. The contract refuses an empty one with 422, so a link
 * without a token has one that no link has and gets 404.
 */
export const useLinkToken = (): string | null => {
  const { hash } = useLocation();
  return useIsHydrated() ? hash.slice(1) || '-' : null;
};
