import type { PageDefinition } from '@/shared/routes';

/** Contact Us (specification, section 2). */
export const contactPage: PageDefinition = {
  importFacts: () => import('./model/contact-facts').then((module) => module.contactFacts),
  importComponent: () => import('./ui/contact-page').then((module) => module.ContactPage),
};
