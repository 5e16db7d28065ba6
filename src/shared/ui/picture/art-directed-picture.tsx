import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

import { desktopCondition, phoneCondition } from '@/shared/config';
import { screenShape } from '@/shared/ui/theme';

import { cappedSizes } from './capped-sizes';
import { PictureImage, useLoadingAttributes } from './picture';
import { type PictureSources, pictureSources } from './picture-sources';
import { preloadPicture } from './preload-picture';

interface ArtDirectedPictureProps {
  /** The wide composition. */
  src: string;
  /** The tall composition. */
  portraitSrc: string;
  alt: string;
  /** The width of its slot, as the `sizes` of an image. */
  sizes: string;
  priority?: boolean;
  /**
   * When the portrait is shown: on a phone, on one that is not wider than tall, or, in a full-screen
   * frame, on any tall screen.
   */
  portraitOn?: 'phone' | 'tall-phone' | 'tall-screen';
}

/** Media queries of the portrait, and of the wide composition. */
const queries = {
  phone: [phoneCondition, desktopCondition],
  'tall-phone': [
    `${phoneCondition} and ${screenShape.tall}`,
    `${desktopCondition}, ${screenShape.wide}`,
  ],
  'tall-screen': [screenShape.tall, screenShape.wide],
} as const;

/** Until the picture has loaded: the preview of the composition that will be shown. */
const ComposedImage = styled(PictureImage)({
  blockSize: '100%',
  objectFit: 'cover',
  backgroundImage: 'var(--wide-preview)',
  '&[data-portrait-on="phone"]': {
    [`@media ${queries.phone[0]}`]: { backgroundImage: 'var(--tall-preview)' },
  },
  '&[data-portrait-on="tall-phone"]': {
    [`@media ${queries['tall-phone'][0]}`]: { backgroundImage: 'var(--tall-preview)' },
  },
  '&[data-portrait-on="tall-screen"]': {
    [`@media ${queries['tall-screen'][0]}`]: { backgroundImage: 'var(--tall-preview)' },
  },
});

/** The custom properties of `ComposedImage`. */
interface PreviewStyle extends CSSProperties {
  '--wide-preview'?: string;
  '--tall-preview'?: string;
}

/** The formats of one composition; width and height keep its own shape. */
const CompositionSources = (props: { from: PictureSources; media?: string; sizes: string }) => {
  const { from, media, sizes } = props;
  const shared = { media, sizes: cappedSizes(sizes) };
  const size = { width: from.width, height: from.height };
  return (
    <>
      <source type="image/avif" srcSet={from.avif} {...shared} {...size} />
      <source type="image/webp" srcSet={from.webp} {...shared} {...size} />
    </>
  );
};

/**
 * A picture in two compositions, for tall and for wide. It fills its frame (`object-fit: cover`),
 * which determines its size.
 */
export const ArtDirectedPicture = ({
  src,
  portraitSrc,
  alt,
  sizes,
  priority = false,
  portraitOn = 'phone',
}: ArtDirectedPictureProps) => {
  const [tallMedia, wideMedia] = queries[portraitOn];
  const wide = pictureSources(src);
  const tall = pictureSources(portraitSrc);
  const loadingAttributes = useLoadingAttributes(priority);
  if (priority) {
    preloadPicture(portraitSrc, sizes, tallMedia);
    preloadPicture(src, sizes, wideMedia);
  }

  const style: PreviewStyle = {
    backgroundColor: wide?.placeholder,
    '--wide-preview': wide?.preview,
    '--tall-preview': tall?.preview,
  };

  return (
    <picture>
      {tall === null ? (
        <source media={tallMedia} srcSet={portraitSrc} />
      ) : (
        <>
          <CompositionSources from={tall} media={tallMedia} sizes={sizes} />
          <source
            media={tallMedia}
            srcSet={tall.fallback}
            width={tall.width}
            height={tall.height}
          />
        </>
      )}
      {wide !== null && <CompositionSources from={wide} sizes={sizes} />}
      <ComposedImage
        {...loadingAttributes}
        src={wide?.fallback ?? src}
        alt={alt}
        width={wide?.width}
        height={wide?.height}
        data-portrait-on={portraitOn}
        style={style}
      />
    </picture>
  );
};
