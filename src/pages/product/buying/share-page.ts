/** How sharing ended: in the device's share dialog, with the link copied, or neither. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * Shares the page's address, which includes the chosen color and size: by the device's share dialog
 * if it has one, else by copying the link. Cancelling the dialog counts as shared.
 */
export const sharePage = async (title: string): Promise<ShareOutcome> => {
  const url = window.location.href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (wasCancelled(error)) return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
};
