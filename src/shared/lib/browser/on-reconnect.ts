/** A phone that leaves a tunnel says that it is online a moment before its requests get through. */
export const againAfterMs: readonly number[] = [1000, 3000, 10_000];

/**
 * Calls when the connection is back, and three times more in the ten seconds after, for what has failed
 * again meanwhile. Returns a function that stops it.
 */
export const onReconnect = (act: () => void): (() => void) => {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const cancel = () => {
    timers.forEach(clearTimeout);
  };
  const actOnline = () => {
    if (navigator.onLine) act();
  };
  const start = () => {
    cancel();
    act();
    timers = againAfterMs.map((ms) => setTimeout(actOnline, ms));
  };
  window.addEventListener('online', start);
  return () => {
    cancel();
    window.removeEventListener('online', start);
  };
};
