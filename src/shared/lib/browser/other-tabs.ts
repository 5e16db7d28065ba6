/**
 * Calls back when another tab changes a key of the browser's storage, with what it stored, or clears
 * all of it (null). Returns a function that stops it.
 */
export const onStoredByOtherTab = (
  isWanted: (key: string) => boolean,
  callback: (stored: string | null) => void,
): (() => void) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === null || isWanted(key)) callback(newValue);
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
  };
};

/**
 * A channel to the other tabs, which are called back when this one notifies them. A browser without
 * BroadcastChannel has none: its tabs learn of changes when they next fetch.
 */
export const openTabChannel = (name: string, callback: () => void) => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  if (channel !== null) channel.onmessage = callback;
  return {
    notify: () => {
      channel?.postMessage(null);
    },
    close: () => {
      channel?.close();
    },
  };
};
