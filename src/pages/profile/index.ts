import { getOrders } from '@/entities/order';
import type { PageDefinition } from '@/shared/routes';
import { selectIsAuthenticated } from '@/shared/session';

/** /profile (section 2): orders and settings. */
export const profilePage: PageDefinition = {
  load: async ({ dispatch, getState }) => {
    if (selectIsAuthenticated(getState())) {
      await dispatch(getOrders.initiate(undefined, { subscribe: false, forceRefetch: true }));
    }
  },
  importComponent: () => import('./ui/profile-page').then((module) => module.ProfilePage),
};
