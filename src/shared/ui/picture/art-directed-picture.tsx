import { mobileBreakpointPx } from '@/shared/config';

import { loadingAttributes, PictureImage } from './picture';
import { type PictureSources, pictureSources } from './picture-sources';
import { preloadPicture } from './preload-picture';

interface ArtDirectedPictureProps {
  /** The composition from the breakpoint on. */
  src: string;
  /** The composition for a phone. */
  portraitSrc: string;
  alt: string;
  /** The width of its slot, as the `sizes` of an image. */
  sizes: string;
  priority?: boolean;
}

const phone = `(max-width: ${mobileBreakpointPx - 0.02}px)`;
const desktop = `(min-width: ${mobileBreakpointPx}px)`;

/** The formats of one composition; width and height keep its own shape. */
const CompositionSources = (props: { from: PictureSources; media?: string; sizes: string }) => {
  const { from, ...shared } = props;
  const size = { width: from.width, height: from.height };
  return (
    <>
      <source type="image/avif" srcSet={from.avif} {...shared} {...size} />
      <source type="image/webp" srcSet={from.webp} {...shared} {...size} />
    </>
  );
};

/**
 * A picture in two compositions: one under 768 px, another from there on. It fills its frame
 * (`object-fit: cover`), which gives it its size.
 */
export const ArtDirectedPicture = ({
  src,
  portraitSrc,
  alt,
  sizes,
  priority = false,
}: ArtDirectedPictureProps) => {
  const wide = pictureSources(src);
  const tall = pictureSources(portraitSrc);
  if (priority) {
    preloadPicture(portraitSrc, sizes, phone);
    preloadPicture(src, sizes, desktop);
  }

  return (
    <picture>
      {tall === null ? (
        <source media={phone} srcSet={portraitSrc} />
      ) : (
        <>
          <CompositionSources from={tall} media={phone} sizes={sizes} />
          <source media={phone} srcSet={tall.fallback} width={tall.width} height={tall.height} />
        </>
      )}
      {wide !== null && <CompositionSources from={wide} sizes={sizes} />}
      <PictureImage
        {...loadingAttributes(priority)}
        src={wide?.fallback ?? src}
        alt={alt}
        width={wide?.width}
        height={wide?.height}
        style={{
          blockSize: '100%',
          objectFit: 'cover',
          backgroundColor: wide?.placeholder,
        }}
      />
    </picture>
  );
};
