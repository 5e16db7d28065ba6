import { siteName } from '@/shared/config';
import { type FactsContext, type PageFacts, paths } from '@/shared/routes';

import { houseContact } from './house-contact';

/** The structured data of Contact Us. */
export const contactFacts = async ({ url }: FactsContext): Promise<PageFacts> => ({
  breadcrumb: [
    { name: 'Home', path: paths.home },
    { name: 'Contact Us', path: paths.contact },
  ],
  things: [
    {
      '@type': 'Organization',
      '@id': `${new URL(paths.home, url).href}#house`,
      name: siteName,
      url: new URL(paths.home, url).href,
      email: houseContact.email,
      telephone: houseContact.phone,
      address: houseContact.location,
    },
  ],
});
