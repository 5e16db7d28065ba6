import { preload } from 'react-dom';

import { cappedSizes } from './capped-sizes';
import { pictureSources } from './picture-sources';

/**
 * Preloads a first-view picture in its best format, in the HTML that the server sends. A page that
 * the browser renders fetches it by its element; Chromium would warn of an unused preload.
 */
export const preloadPicture = (src: string, sizes: string, media?: string): void => {
  if (typeof window !== 'undefined') return;
  const sources = pictureSources(src);
  if (sources === null) return;
  // A type that the browser cannot read is not fetched; the <picture> then finds another.
  preload(sources.fallback, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sources.avif,
    imageSizes: cappedSizes(sizes),
    fetchPriority: 'high',
    media,
  });
};
