import type { PageDefinition } from '@/shared/routes';

/** /personal-info (section 2). */
export const personalInfoPage: PageDefinition = {
  ...(import.meta.env.SSR && {
    source: 'src/pages/personal-info/ui/personal-info-page.tsx',
  }),
  importComponent: () =>
    import('./ui/personal-info-page').then((module) => module.PersonalInfoPage),
};
