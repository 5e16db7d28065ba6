/** What came of sharing: the browser's own sheet took it, or the link was copied, or neither. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

const wasCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * Shares the page as it stands in the address, with the chosen colour and size: by the device's own
 * sheet where there is one, else by copying the link. Calling the sheet off counts as shared.
 */
export const sharePage = async (title: string): Promise<ShareOutcome> => {
  const url = window.location.href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (wasCalledOff(error)) return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
};
