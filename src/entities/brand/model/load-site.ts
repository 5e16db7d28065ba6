import { currentLanguage } from '@contract/current-language';
import { defaultLanguage } from '@contract/languages';
import type { Site } from '@/shared/lib/site';
import type { AppDispatch } from '@/shared/redux';

import { getSettings } from '../api/brand-endpoints';
import { getLabels } from '../api/label-endpoints';
import { siteOf } from './site-of';

/** The site, where there is no component to ask `useSite`; with it the labels of the language. */
export const loadSite = async (dispatch: AppDispatch): Promise<Site> => {
  const once = { subscribe: false };
  const [settings] = await Promise.all([
    dispatch(getSettings.initiate(undefined, once)),
    currentLanguage() === defaultLanguage ? null : dispatch(getLabels.initiate(undefined, once)),
  ]);
  return siteOf(settings.data);
};
