/** A tab in the background paints nothing. */
const longestWaitMs = 100;

/** Resolves once the browser has painted what was changed before. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs);
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
