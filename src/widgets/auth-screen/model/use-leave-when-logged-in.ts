import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useAppSelector } from '@/shared/redux';
import { originPath } from '@/shared/routes';
import { selectIsAuthenticated, selectSessionEnding } from '@/shared/session';

/**
 * Goes on to where the person came from, by default to /profile, as soon as there is a session:
 * after a login or a verification here or in another tab, and at once for one who comes back here
 * by the history. One who is logging out sees this page with the session's end still to come, and
 * stays.
 */
export const useLeaveWhenLoggedIn = (): void => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const authenticated = useAppSelector(selectIsAuthenticated);
  const ending = useAppSelector(selectSessionEnding);
  const target = originPath(state);

  useEffect(() => {
    if (authenticated && !ending) void navigate(target, { replace: true });
  }, [authenticated, ending, navigate, target]);
};
