import { preload } from 'react-dom';

import { cappedSizes } from './capped-sizes';
import { pictureSources } from './picture-sources';

/** Preloads a first-view picture before its element is rendered, in its best format. */
export const preloadPicture = (src: string, sizes: string, media?: string): void => {
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
