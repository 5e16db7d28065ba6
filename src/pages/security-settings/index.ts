import type { PageDefinition } from '@/shared/routes';

/** /security-settings (section 2). */
export const securitySettingsPage: PageDefinition = {
  ...(import.meta.env.SSR && {
    source: 'src/pages/security-settings/ui/security-settings-page.tsx',
  }),
  importComponent: () =>
    import('./ui/security-settings-page').then((module) => module.SecuritySettingsPage),
};
