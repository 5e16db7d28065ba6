import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { selectToasts, toastDismissed } from '@/shared/toast';

/** Dismisses the request to log in when the visitor leaves the login page. */
export const LoginRequests = () => {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const hasLeft = lastPath.current === paths.login && pathname !== paths.login;
    lastPath.current = pathname;
    if (!hasLeft) return;
    for (const { id, asksForLogin, lasting } of toasts) {
      if (asksForLogin === true && lasting !== true) dispatch(toastDismissed(id));
    }
  }, [pathname, toasts, dispatch]);

  return null;
};
