import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useIsSessionChecked } from '@/entities/user';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { originPath } from '@/shared/routes';
import { logoutFinished, selectIsAuthenticated, selectSessionEnding } from '@/shared/session';

/**
 * Leads to the origin page, by default /profile, as soon as there is a session: after a login or a
 * verification in this tab or another, and when a logged-in customer opens this page or comes back by the
 * browser's history. A session that was there before waits until the provider has answered for it: where it
 * has ended, what is being typed into the form stays. During a logout, which shows this page while the
 * session ends, it waits as well.
 */
export const useLeaveWhenLoggedIn = (): void => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const authenticated = useAppSelector(selectIsAuthenticated);
  const ending = useAppSelector(selectSessionEnding);
  const target = originPath(state);
  const [wasThere, setWasThere] = useState(authenticated);
  const isChecked = useIsSessionChecked(!authenticated || !wasThere || ending);
  const isSure = authenticated && (!wasThere || isChecked);

  useEffect(() => {
    if (isSure && !ending) void navigate(target, { replace: true });
    if (authenticated) return;
    setWasThere(false);
    if (ending) dispatch(logoutFinished());
  }, [authenticated, isSure, ending, dispatch, navigate, target]);
};
