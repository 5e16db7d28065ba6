import { getBanners } from '@/entities/banner';
import type { PageDefinition } from '@/shared/routes';

/** /login (section 2). */
export const loginPage: PageDefinition = {
  load: ({ dispatch }) => dispatch(getBanners.initiate(undefined, { subscribe: false })),
  importComponent: () => import('./ui/login-page').then((module) => module.LoginPage),
};
