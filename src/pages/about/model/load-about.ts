import { getAboutUs, getSettings } from '@/entities/brand';
import type { LoadContext } from '@/shared/routes';

/** Loads the texts, logos and stories of About Us. */
export const loadAbout = async ({ dispatch }: LoadContext): Promise<null> => {
  await Promise.all([
    dispatch(getAboutUs.initiate(undefined, { subscribe: false })),
    dispatch(getSettings.initiate(undefined, { subscribe: false })),
  ]);
  return null;
};
