import { getAboutUs, getSettings } from '@/entities/brand';
import type { LoadContext } from '@/shared/routes';

/** Starts the house's texts, its wordmarks and its stories. */
export const loadAbout = async ({ dispatch }: LoadContext): Promise<null> => {
  await Promise.all([
    dispatch(getAboutUs.initiate(undefined, { subscribe: false })),
    dispatch(getSettings.initiate(undefined, { subscribe: false })),
  ]);
  return null;
};
