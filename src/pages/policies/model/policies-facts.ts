import { type FactsContext, type PageFacts, paths } from '@/shared/routes';

import { policyAt } from './policies';

/** A policy page. */
export const policiesFacts = async ({ url }: FactsContext): Promise<PageFacts> => {
  const { path, title } = policyAt(url.pathname);
  return {
    type: 'article',
    breadcrumb: [
      { name: 'Home', path: paths.home },
      { name: title, path },
    ],
  };
};
