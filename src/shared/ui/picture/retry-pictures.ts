/** Marks a picture that failed without a connection: `PictureImage` shows its preview alone. */
export const waitingForConnection = 'data-offline';

const mark = ({ type, target }: Event) => {
  if (target instanceof HTMLImageElement)
    target.toggleAttribute(waitingForConnection, type === 'error' && !navigator.onLine);
};

/** Loads the pictures that have failed again: a browser does not by itself. */
export const retryPictures = (): void => {
  for (const image of document.images) {
    const { src, complete, naturalWidth } = image;
    // Set again, even to the same, the browser chooses a file anew and fetches it.
    if (src !== '' && complete && naturalWidth === 0) image.src = src;
  }
};

/** Marks the pictures that fail without a connection. Returns a function that stops it. */
export const startMarkingPictures = (): (() => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  // They do not bubble.
  for (const type of ['load', 'error'])
    document.addEventListener(type, mark, { capture: true, signal });
  return () => {
    stopping.abort();
  };
};
