import { useLocation } from 'react-router';

import { useIsHydrated } from '@/shared/lib/hydration';

/**
 * The token of a mailed link, which follows the # so that no server logs it; null while
 * hydrating, since the server cannot know it.
 */
export const useLinkToken = (): string | null => {
  const { hash } = useLocation();
  return useIsHydrated() ? hash.slice(1) : null;
};

/**
 * The token as it is sent: the contract refuses an empty one with 422, so a link without a token sends
 * one that no link has and gets 404.
 */
export const sentToken = (token: string | null): string => token || '-';
