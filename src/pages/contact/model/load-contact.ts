import { getSettings } from '@/entities/brand';
import type { LoadContext } from '@/shared/routes';

/** Loads the contact details. */
export const loadContact = async ({ dispatch }: LoadContext): Promise<null> => {
  await dispatch(getSettings.initiate(undefined, { subscribe: false }));
  return null;
};
