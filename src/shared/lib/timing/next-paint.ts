/** Long enough for a busy phone; only a browser that stops painting without a word needs it. */
const longestWaitMs = 1000;

/** Resolves once the browser has painted what was changed before; at once in a hidden tab, which paints nothing. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, document.visibilityState === 'hidden' ? 0 : longestWaitMs);
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
