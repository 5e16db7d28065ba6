import type { PageDefinition } from '@/shared/routes';

/** /login (specification, section 2). */
export const loginPage: PageDefinition = {
  importComponent: () => import('./ui/login-page').then((module) => module.LoginPage),
};
