import { i18n } from '@contract/i18n';
import { useToast } from '@/shared/toast';

/**
 * Shares or copies a link; a toast says that it was copied, or that it could not be.
 *
 * @param advice what a person can do where it could not be copied
 */
export const useShareLink = (advice: string) => {
  const toast = useToast();
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(i18n.t('Link copied'));
    } catch {
      toast.error(i18n.t('The link could not be copied'), advice);
    }
  };
  /** By the device's share dialog if it has one; else, or if that fails, the link is copied. */
  const share = async (title: string, url: string) => {
    if (typeof navigator.share !== 'function') {
      await copy(url);
      return;
    }
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const wasCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!wasCancelled) await copy(url);
    }
  };
  return { copy, share };
};
