import { getSettings } from '@/entities/brand';
import type { LoadContext } from '@/shared/routes';

/** Loads where the house is reached. */
export const loadContact = async ({ dispatch }: LoadContext): Promise<null> => {
  await dispatch(getSettings.initiate(undefined, { subscribe: false }));
  return null;
};
