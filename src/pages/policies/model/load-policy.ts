import { getPolicy } from '@/entities/brand';
import type { LoadContext } from '@/shared/routes';

import { policyAt } from './policies';

/** Loads the text of a policy page. */
export const loadPolicy = async ({ dispatch, url }: LoadContext): Promise<null> => {
  const { name } = policyAt(url.pathname);
  await dispatch(getPolicy.initiate(name, { subscribe: false }));
  return null;
};
