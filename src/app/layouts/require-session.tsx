import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';

import { i18n } from '@contract/i18n';
import { useAppSelector } from '@/shared/redux';
import { originState, paths } from '@/shared/routes';
import {
  selectIsAuthenticated,
  selectSessionEnding,
  selectSessionExpired,
  selectSessionReady,
} from '@/shared/session';
import { useToast } from '@/shared/toast';
import { PageSkeleton } from '@/shared/ui/page-layout';

/**
 * The guard of screens that require a login (section 2): without a token and a stored user it leads
 * to the login page, which remembers the origin. At checkout a toast says why (section 5). Where a session
 * has just ended, `SessionExpiry` does.
 */
export const RequireSession = () => {
  const ready = useAppSelector(selectSessionReady);
  const authenticated = useAppSelector(selectIsAuthenticated);
  const expired = useAppSelector(selectSessionExpired);
  const ending = useAppSelector(selectSessionEnding);
  const location = useLocation();
  const toast = useToast();
  const isRefused = ready && !authenticated && !expired;
  const wantsCheckout = location.pathname === paths.checkout;

  useEffect(() => {
    if (isRefused && wantsCheckout)
      toast.requestLogin(i18n.t('Please login to proceed with checkout'));
  }, [isRefused, wantsCheckout, toast]);

  if (isRefused) {
    // This may be rendered once more while a logout is leaving the page.
    return <Navigate to={paths.login} replace state={ending ? null : originState(location)} />;
  }
  return authenticated ? <Outlet /> : <PageSkeleton />;
};
