import { i18n } from '@contract/i18n';
import { useToast } from '@/shared/toast';

import { copyLink, shareLink, type ShareOutcome } from './share-link';

/**
 * Shares or copies a link; a toast says that it was copied, or that it could not be.
 *
 * @param advice what a person can do where it could not be copied
 */
export const useShareLink = (advice: string) => {
  const toast = useToast();
  const report = (outcome: ShareOutcome) => {
    if (outcome === 'copied') toast.success(i18n.t('Link copied'));
    if (outcome === 'failed') toast.error(i18n.t('The link could not be copied'), advice);
  };
  return {
    copy: async (url: string) => {
      report(await copyLink(url));
    },
    share: async (title: string, url: string) => {
      report(await shareLink({ title, url }));
    },
  };
};
