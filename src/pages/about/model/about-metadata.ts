import { getAboutUs, getSettings } from '@/entities/brand';
import { type LoadContext, type PageMetadata, paths } from '@/shared/routes';

import { heroPicture } from './hero-picture';

/** About Us. */
export const aboutMetadata = async ({ dispatch }: LoadContext): Promise<PageMetadata> => {
  const once = { subscribe: false } as const;
  const { data: about } = await dispatch(getAboutUs.initiate(undefined, once));
  const { data: settings } = await dispatch(getSettings.initiate(undefined, once));
  return {
    image: (about && heroPicture(about, settings ?? null)?.wide) ?? undefined,
    breadcrumb: [
      { name: 'Home', path: paths.home },
      { name: 'About Us', path: paths.about },
    ],
  };
};
