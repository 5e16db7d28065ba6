import { splitLanguage } from '@contract/languages';
import type { LoadContext } from '@/shared/routes';

import type { ShopStore } from '../redux';

/** What a page's `load` and metadata get: pages know only their own paths, without a language's prefix. */
export const loadContext = (
  { dispatch, getState }: ShopStore,
  url: URL,
  params: LoadContext['params'],
): LoadContext => {
  const own = new URL(url);
  own.pathname = splitLanguage(url.pathname).path;
  return { dispatch, getState, url: own, params };
};
