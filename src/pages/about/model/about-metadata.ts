import { i18n } from '@contract/i18n';
import { getAboutUs, getSettings } from '@/entities/brand';
import { type LoadContext, type PageMetadata, paths } from '@/shared/routes';

import { heroPicture } from './hero-picture';

/** About Us. */
export const aboutMetadata = async ({ dispatch }: LoadContext): Promise<PageMetadata> => {
  const { data: about } = await dispatch(getAboutUs.initiate(undefined, { subscribe: false }));
  const { data: settings } = await dispatch(getSettings.initiate(undefined, { subscribe: false }));
  return {
    image: (about && heroPicture(about, settings ?? null)?.wide) ?? undefined,
    breadcrumb: [
      { name: i18n.t('Home'), path: paths.home },
      { name: i18n.t('About Us'), path: paths.about },
    ],
  };
};
