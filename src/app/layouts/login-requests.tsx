import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { loginPageLeft } from '@/shared/toast';

/** Tells the toasts when the visitor leaves the login page. */
export const LoginRequests = () => {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();

  useEffect(() => {
    if (pathname !== paths.login) return undefined;
    return () => {
      dispatch(loginPageLeft());
    };
  }, [pathname, dispatch]);

  return null;
};
