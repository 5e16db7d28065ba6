import { getBanners } from '@/entities/banner';
import type { LoadContext } from '@/shared/routes';

/** Loads the banners. */
export const loadHome = async ({ dispatch }: LoadContext): Promise<null> => {
  await dispatch(getBanners.initiate(undefined, { subscribe: false }));
  return null;
};
