/** Calls back once, at the first touch, click or key on the page. Returns a function that stops it. */
export const onFirstGesture = (callback: () => void): (() => void) => {
  const listening = new AbortController();
  const stop = () => {
    listening.abort();
  };
  for (const gesture of ['pointerdown', 'keydown']) {
    window.addEventListener(
      gesture,
      () => {
        stop();
        callback();
      },
      { passive: true, signal: listening.signal },
    );
  }
  return stop;
};
