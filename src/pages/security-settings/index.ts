import type { PageDefinition } from '@/shared/routes';

/** /security-settings (section 2). */
export const securitySettingsPage: PageDefinition = {
  importComponent: () =>
    import('./ui/security-settings-page').then((module) => module.SecuritySettingsPage),
};
