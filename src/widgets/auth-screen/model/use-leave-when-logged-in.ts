import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useAppSelector } from '@/shared/redux';
import { originPath } from '@/shared/routes';
import { selectIsAuthenticated, selectSessionReady } from '@/shared/session';

/**
 * Goes on to where the person came from, by default to /profile, as soon as there is a session:
 * after a login or a verification here, and after one in another tab. One who is logging out sees
 * this page with the session's end still to come, and stays.
 */
export const useLeaveWhenLoggedIn = (): void => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const ready = useAppSelector(selectSessionReady);
  const authenticated = useAppSelector(selectIsAuthenticated);
  const [loggingOut, setLoggingOut] = useState(ready && authenticated);
  if (loggingOut && !authenticated) setLoggingOut(false);
  const target = originPath(state);

  useEffect(() => {
    if (authenticated && !loggingOut) void navigate(target, { replace: true });
  }, [authenticated, loggingOut, navigate, target]);
};
