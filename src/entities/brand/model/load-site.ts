import type { Site } from '@/shared/lib/site';
import type { AppDispatch } from '@/shared/redux';

import { getSettings } from '../api/brand-endpoints';
import { siteOf } from './site-of';

/** The site, where there is no component to ask `useSite`. */
export const loadSite = async (dispatch: AppDispatch): Promise<Site> =>
  siteOf((await dispatch(getSettings.initiate(undefined, { subscribe: false }))).data);
