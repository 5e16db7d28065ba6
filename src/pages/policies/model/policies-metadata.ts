import { i18n } from '@contract/i18n';
import { type LoadContext, type PageMetadata, paths } from '@/shared/routes';

import { policyAt } from './policies';

/** A policy page. */
export const policiesMetadata = async ({ url }: LoadContext): Promise<PageMetadata> => {
  const { path, title } = policyAt(url.pathname);
  return {
    type: 'article',
    breadcrumb: [
      { name: i18n.t('Home'), path: paths.home },
      { name: title, path },
    ],
  };
};
