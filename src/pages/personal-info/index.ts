import type { PageDefinition } from '@/shared/routes';

/** /personal-info (section 2). */
export const personalInfoPage: PageDefinition = {
  importComponent: () =>
    import('./ui/personal-info-page').then((module) => module.PersonalInfoPage),
};
