/** How sharing ended: in the device's share dialog, with the link copied, or neither. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Copies a link to the clipboard. */
export const copyLink = async (url: string): Promise<ShareOutcome> => {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
};

/**
 * Shares a link by the device's share dialog if it has one, else copies it. Cancelling the dialog
 * counts as shared.
 */
export const shareLink = async (link: { title: string; url: string }): Promise<ShareOutcome> => {
  if (typeof navigator.share !== 'function') return copyLink(link.url);
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    return wasCancelled(error) ? 'shared' : copyLink(link.url);
  }
};
