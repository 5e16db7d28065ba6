import { getBanners } from '@/entities/banner';
import type { PageDefinition } from '@/shared/routes';

/** /login (section 2). */
export const loginPage: PageDefinition = {
  load: async ({ dispatch }) => {
    await dispatch(getBanners.initiate(undefined, { subscribe: false }));
    return null;
  },
  importComponent: () => import('./ui/login-page').then((module) => module.LoginPage),
};
