import { getBanners } from '@/entities/banner';
import type { LoadContext } from '@/shared/routes';

/** Starts the banners, all that the home page needs. */
export const loadHome = async ({ dispatch }: LoadContext): Promise<null> => {
  await dispatch(getBanners.initiate(undefined, { subscribe: false }));
  return null;
};
