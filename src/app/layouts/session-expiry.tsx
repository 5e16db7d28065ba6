import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { i18n } from '@contract/i18n';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { type OriginState, originState, paths } from '@/shared/routes';
import { expiryHandled, selectSessionExpired } from '@/shared/session';
import { useToast } from '@/shared/toast';

/**
 * Redirects to the login page after a 401, once however many calls failed; the login returns to the
 * same page (section 8, ADR 0010). There a toast says why the login is shown.
 */
export const SessionExpiry = () => {
  const expired = useAppSelector(selectSessionExpired);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!expired) return;
    if (pathname === paths.login) {
      dispatch(expiryHandled());
      toast.requestLogin(i18n.t('Please login to continue'));
    } else {
      const state = { ...originState({ pathname, search }), hadSession: true };
      void navigate(paths.login, { state: state satisfies OriginState });
    }
  }, [expired, dispatch, navigate, toast, pathname, search]);

  return null;
};
