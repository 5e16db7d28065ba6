/** Marks a picture that failed without a connection: `PictureImage` shows its preview alone. */
export const waitingForConnection = 'data-offline';

const mark = ({ type, target }: Event) => {
  if (target instanceof HTMLImageElement)
    target.toggleAttribute(waitingForConnection, type === 'error' && !navigator.onLine);
};

const retry = () => {
  for (const image of document.images) {
    const { src, complete, naturalWidth } = image;
    // Set again, even to the same, the browser chooses a file anew and fetches it.
    if (src !== '' && complete && naturalWidth === 0) image.src = src;
  }
};

/**
 * Loads the pictures that have failed again once there is a connection: a browser does not by itself.
 * Returns a function that stops it.
 */
export const startRetryingPictures = (): (() => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  // They do not bubble.
  for (const type of ['load', 'error'])
    document.addEventListener(type, mark, { capture: true, signal });
  window.addEventListener('online', retry, { signal });
  return () => {
    stopping.abort();
  };
};
