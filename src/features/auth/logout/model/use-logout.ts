import { useNavigate } from 'react-router';

import { useAppStore } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { selectToken, sessionEnded } from '@/shared/session';
import { useToast } from '@/shared/toast';

import { logout } from '../api/logout-endpoint';

/**
 * Logs out (specification, section 4): the provider is told, and whatever it answers the stored
 * data is cleared, a toast says so, and the login page follows. Nobody waits for the answer.
 */
export const useLogout = () => {
  const store = useAppStore();
  const navigate = useNavigate();
  const toast = useToast();

  return () => {
    const token = selectToken(store.getState());
    if (token !== null) void store.dispatch(logout.initiate(token));
    store.dispatch(sessionEnded({ reason: 'logout' }));
    toast.success('Logged out successfully');
    void navigate(paths.login);
  };
};
