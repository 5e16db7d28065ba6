import type { PageDefinition } from '@/shared/routes';

/** Contact Us (specification, section 2). */
export const contactPage: PageDefinition = {
  importComponent: () => import('./ui/contact-page').then((module) => module.ContactPage),
};
