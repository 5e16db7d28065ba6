import { getBanners } from '@/entities/banner';
import type { PageDefinition } from '@/shared/routes';

/** /register (section 2). */
export const registerPage: PageDefinition = {
  load: ({ dispatch }) => dispatch(getBanners.initiate(undefined, { subscribe: false })),
  ...(import.meta.env.SSR && {
    source: 'src/pages/register/ui/register-page.tsx',
  }),
  importComponent: () => import('./ui/register-page').then((module) => module.RegisterPage),
};
