import type { PageDefinition } from '@/shared/routes';

import { loadContact } from './model/load-contact';

/** Contact Us (section 2). */
export const contactPage: PageDefinition = {
  load: loadContact,
  importMetadata: import.meta.env.SSR
    ? () => import('./model/contact-metadata').then((module) => module.contactMetadata)
    : undefined,
  importComponent: () => import('./ui/contact-page').then((module) => module.ContactPage),
};
