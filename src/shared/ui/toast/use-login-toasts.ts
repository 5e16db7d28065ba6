import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { paths } from '@/shared/routes';
import type { Toast } from '@/shared/toast';

/** Dismisses the request to log in when the visitor leaves the login page. */
export const useLoginToasts = (toasts: readonly Toast[], dismiss: (id: string) => void) => {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const hasLeft = lastPath.current === paths.login && pathname !== paths.login;
    lastPath.current = pathname;
    if (!hasLeft) return;
    for (const { id, severity } of toasts) if (severity === 'info') dismiss(id);
  }, [pathname, toasts, dismiss]);
};
