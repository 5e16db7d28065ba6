import { i18n } from '@contract/i18n';
import { getSettings, loadSite } from '@/entities/brand';
import { type LoadContext, type PageMetadata, paths } from '@/shared/routes';

import { houseContact } from './house-contact';

/** The structured data of Contact Us. */
export const contactMetadata = async ({ url, dispatch }: LoadContext): Promise<PageMetadata> => {
  const { data } = await dispatch(getSettings.initiate(undefined, { subscribe: false }));
  const { name } = await dispatch(loadSite());
  const { email, phone, location } = houseContact(data);
  return {
    breadcrumb: [
      { name: i18n.t('Home'), path: paths.home },
      { name: i18n.t('Contact Us'), path: paths.contact },
    ],
    structuredData: [
      {
        '@type': 'Organization',
        '@id': `${new URL(paths.home, url).href}#house`,
        name,
        url: new URL(paths.home, url).href,
        email,
        telephone: phone,
        address: location,
      },
    ],
  };
};
