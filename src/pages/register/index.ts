import { getBanners } from '@/entities/banner';
import type { PageDefinition } from '@/shared/routes';

/** /register (section 2). */
export const registerPage: PageDefinition = {
  load: async ({ dispatch }) => {
    await dispatch(getBanners.initiate(undefined, { subscribe: false }));
    return null;
  },
  importComponent: () => import('./ui/register-page').then((module) => module.RegisterPage),
};
