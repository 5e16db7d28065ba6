import { getSettings } from '@/entities/brand';
import type { PageDefinition } from '@/shared/routes';

/** Contact Us (section 2). */
export const contactPage: PageDefinition = {
  load: ({ dispatch }) => dispatch(getSettings.initiate(undefined, { subscribe: false })),
  ...(import.meta.env.SSR && {
    source: 'src/pages/contact/ui/contact-page.tsx',
    importMetadata: () =>
      import('./model/contact-metadata').then((module) => module.contactMetadata),
  }),
  importComponent: () => import('./ui/contact-page').then((module) => module.ContactPage),
};
