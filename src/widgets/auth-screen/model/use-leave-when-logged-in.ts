import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { originPath } from '@/shared/routes';
import { logoutFinished, selectIsAuthenticated, selectSessionEnding } from '@/shared/session';

/**
 * Leads to the origin page, by default /profile, as soon as there is a session: after a login or a
 * verification in this tab or another, and at once when a logged-in customer comes back by the
 * browser's history. During a logout, which shows this page while the session ends, it waits.
 */
export const useLeaveWhenLoggedIn = (): void => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const authenticated = useAppSelector(selectIsAuthenticated);
  const ending = useAppSelector(selectSessionEnding);
  const target = originPath(state);

  useEffect(() => {
    if (authenticated && !ending) void navigate(target, { replace: true });
    if (ending && !authenticated) dispatch(logoutFinished());
  }, [authenticated, ending, dispatch, navigate, target]);
};
