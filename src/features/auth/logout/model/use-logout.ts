import { useNavigate } from 'react-router';

import { i18n } from '@contract/i18n';
import { useAppStore } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { selectToken, sessionEnded, sessionEnding } from '@/shared/session';
import { useToast } from '@/shared/toast';

import { logout } from '../api/logout-endpoints';

/**
 * Logs out (section 4): tells the provider without waiting for its response, leads to /login, clears
 * the stored data and shows a toast. The page is left before the session ends: the route guard would
 * otherwise remember it as the next login's origin.
 */
export const useLogout = () => {
  const store = useAppStore();
  const navigate = useNavigate();
  const toast = useToast();

  return async () => {
    const token = selectToken(store.getState());
    if (token !== null) void store.dispatch(logout.initiate(token));
    store.dispatch(sessionEnding());
    try {
      await navigate(paths.login);
    } finally {
      store.dispatch(sessionEnded({ reason: 'logout' }));
      toast.success(i18n.t('Logged out successfully'));
    }
  };
};
