import type { PageDefinition } from '@/shared/routes';

/** /profile (section 2): orders and settings. */
export const profilePage: PageDefinition = {
  // Keeps the calls of orders out of the first bundle.
  load: (context) => import('./model/load-profile').then(({ loadProfile }) => loadProfile(context)),
  ...(import.meta.env.SSR && {
    source: 'src/pages/profile/ui/profile-page.tsx',
  }),
  importComponent: () => import('./ui/profile-page').then((module) => module.ProfilePage),
};
