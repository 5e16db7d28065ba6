import type { PageDefinition } from '@/shared/routes';

/** /register (specification, section 2). */
export const registerPage: PageDefinition = {
  importComponent: () => import('./ui/register-page').then((module) => module.RegisterPage),
};
