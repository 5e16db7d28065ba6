import { currentLanguage } from '@contract/current-language';
import { defaultLanguage } from '@contract/languages';
import type { Site } from '@/shared/lib/site';
import type { AppThunk } from '@/shared/redux';

import { getSettings } from '../api/brand-endpoints';
import { getLabels } from '../api/label-endpoints';
import { siteOf } from './site-of';

/** The site, where there is no component to ask `useSite`; with it the labels of the language. */
export const loadSite = (): AppThunk<Promise<Site>> => async (dispatch) => {
  const [settings] = await Promise.all([
    dispatch(getSettings.initiate(undefined, { subscribe: false })),
    currentLanguage() !== defaultLanguage &&
      dispatch(getLabels.initiate(undefined, { subscribe: false })),
  ]);
  return siteOf(settings.data);
};
