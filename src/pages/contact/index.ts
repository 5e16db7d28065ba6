import type { PageDefinition } from '@/shared/routes';

import { loadContact } from './model/load-contact';

/** Contact Us (section 2). */
export const contactPage: PageDefinition = {
  load: loadContact,
  ...(import.meta.env.SSR && {
    importMetadata: () =>
      import('./model/contact-metadata').then((module) => module.contactMetadata),
  }),
  importComponent: () => import('./ui/contact-page').then((module) => module.ContactPage),
};
