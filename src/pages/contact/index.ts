import type { PageDefinition } from '@/shared/routes';

/** Contact Us (section 2). */
export const contactPage: PageDefinition = {
  importFacts: import.meta.env.SSR
    ? () => import('./model/contact-facts').then((module) => module.contactFacts)
    : undefined,
  importComponent: () => import('./ui/contact-page').then((module) => module.ContactPage),
};
