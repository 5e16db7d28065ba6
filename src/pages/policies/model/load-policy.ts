import { getPolicy } from '@/entities/brand';
import type { LoadContext } from '@/shared/routes';

import { policyAt } from './policies';

/** Loads the text of a policy page. */
export const loadPolicy = ({ dispatch, url }: LoadContext) =>
  dispatch(getPolicy.initiate(policyAt(url.pathname).name, { subscribe: false }));
