import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

import { useAfterHydration } from '@/shared/lib/hydration';
import { color } from '@/shared/ui/theme';

import { cappedSizes } from './capped-sizes';
import { pictureSources } from './picture-sources';
import { preloadPicture } from './preload-picture';
import { waitingForConnection } from './retry-pictures';

interface PictureProps {
  src: string;
  /** What it shows; empty when it only decorates. */
  alt: string;
  /** The width of its slot, as the `sizes` of an image. */
  sizes: string;
  /** In the first view: fetched at once with high priority. */
  priority?: boolean;
  /** The slot's aspect ratio, e.g. '3 / 4', to which it is cropped; its own otherwise. */
  ratio?: string;
  /** A smaller file of it that the browser has loaded: shown until the right one has. */
  loadedFile?: string;
  onLoad?: () => void;
  onError?: () => void;
}

export const PictureImage = styled('img')({
  inlineSize: '100%',
  blockSize: 'auto',
  backgroundColor: color.sand,
  backgroundSize: '100% 100%',
  // The alternative text when the picture fails to load.
  fontSize: '0.8125rem',
  color: color.ash,
  // The previews below the first view, each a picture of its own, would come before the page's first paint.
  '#root[data-waiting] &[loading="lazy"]': { backgroundImage: 'none !important' },
  // An empty picture in place of the browser's sign for a broken one; its `alt` stays.
  [`&[${waitingForConnection}]`]: {
    content: `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>")`,
  },
});

/**
 * The attributes that load a picture at once or lazily. The page never waits for a lazy picture to be decoded,
 * and when it comes from the server for none: its texts are there first. A page reached by navigation shows the
 * pictures of its first view, which the browser may have, in its first frame.
 */
export const useLoadingAttributes = (priority: boolean) => {
  const decoding = useAfterHydration(priority ? 'auto' : null) ?? 'async';
  return {
    loading: priority ? 'eager' : 'lazy',
    decoding,
    fetchPriority: priority ? 'high' : 'auto',
  } as const;
};

/**
 * A picture of the provider in AVIF, WebP or JPEG, as wide as its slot. Its space is reserved in
 * its dominant color, with its preview over it, outside of the first view once the page is interactive. Any other
 * URL is used unchanged.
 */
export const Picture = ({
  src,
  alt,
  sizes,
  priority = false,
  ratio,
  loadedFile,
  onLoad,
  onError,
}: PictureProps) => {
  const sources = pictureSources(src);
  const shape: CSSProperties =
    ratio === undefined ? {} : { aspectRatio: ratio, objectFit: 'cover' };
  const events = { onLoad, onError };
  const loadingAttributes = useLoadingAttributes(priority);
  if (sources === null) {
    return (
      <PictureImage
        // An empty one would load the page itself.
        src={src === '' ? undefined : src}
        alt={alt}
        style={shape}
        {...events}
        {...loadingAttributes}
      />
    );
  }
  if (priority) preloadPicture(src, sizes);
  const asked = cappedSizes(sizes);

  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={asked} />
      <source type="image/webp" srcSet={sources.webp} sizes={asked} />
      <PictureImage
        {...loadingAttributes}
        {...events}
        src={sources.fallback}
        alt={alt}
        width={sources.width}
        height={sources.height}
        style={{
          ...shape,
          backgroundColor: sources.placeholder ?? 'transparent',
          backgroundImage: loadedFile === undefined ? sources.preview : `url("${loadedFile}")`,
        }}
      />
    </picture>
  );
};
