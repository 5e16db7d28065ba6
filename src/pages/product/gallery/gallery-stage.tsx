import { styled } from '@mui/material/styles';

import { i18n } from '@contract/i18n';
import type { ProductPicture } from '@/entities/product';
import { IconButton } from '@/shared/ui/icon-button';
import { Picture, pictureSources } from '@/shared/ui/picture';
import { color, motion } from '@/shared/ui/theme';

import type { useGallery } from './use-gallery';
import { maxScale } from './zoom';

const Frame = styled('div')({
  position: 'relative',
  containerType: 'size',
  overflow: 'hidden',
  userSelect: 'none',
  // Pinching here zooms the picture, not the page.
  touchAction: 'none',
  cursor: 'zoom-in',
  '&[data-enlarged="true"]': { cursor: 'zoom-out' },
  '&[data-enlarged="true"]:active': { cursor: 'grabbing' },
  '& picture': { display: 'contents' },
  '& img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'contain',
    pointerEvents: 'none',
    // The picture is smaller than its box: its placeholder must not fill the rest.
    background: 'none !important',
  },
});

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  transition: `transform ${motion.touch} ${motion.easing}`,
  '&[data-enlarged="true"]': { transition: 'none', willChange: 'transform' },
});

/** The picture's preview, shown in its place until it has loaded. */
const Preview = styled('div')({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  backgroundSize: '100% 100%',
});

const previewStyle = (image: string) => {
  const sources = pictureSources(image);
  if (sources === null) return undefined;
  const { width, height, placeholder, preview } = sources;
  return {
    aspectRatio: `${width} / ${height}`,
    inlineSize: `min(100cqw, 100cqh * ${width / height})`,
    backgroundColor: placeholder ?? undefined,
    backgroundImage: preview,
  };
};

/** The heights of the bars above and below the picture. */
const barsPx = 128;

/**
 * The width of the picture in the window, as the `sizes` of an image. As soon as it is enlarged the file
 * for the largest scale is loaded, and none after it.
 */
const sizesOf = (image: string, enlarged: boolean) => {
  const { width, height } = pictureSources(image) ?? { width: 1, height: 1 };
  return `calc(${enlarged ? maxScale : 1} * min((100vh - ${barsPx}px) * ${width / height}, 100vw))`;
};

const Side = styled('div')({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 22px)',
  zIndex: 1,
  '&[data-side="start"]': { insetInlineStart: 12 },
  '&[data-side="end"]': { insetInlineEnd: 12 },
  // On touch screens hover stays after a tap, and dark cloth hides a button without its ground.
  '& button, & button:hover': { backgroundColor: color.paper },
});

interface GalleryStageProps {
  picture: ProductPicture | undefined;
  gallery: Pick<ReturnType<typeof useGallery>, 'zoom' | 'showNext' | 'showPrevious'>;
  /** Whether there is more than one picture. */
  hasOthers: boolean;
}

/** The gallery's picture, whole or enlarged, with buttons to the others at its sides. */
export const GalleryStage = ({ picture, gallery, hasOthers }: GalleryStageProps) => {
  const { zoom, showNext, showPrevious } = gallery;
  const { scale, x, y } = zoom.zoom;
  return (
    <Frame ref={zoom.frame} data-enlarged={zoom.enlarged} {...zoom.handlers}>
      {picture && (
        <Layer
          key={picture.image}
          data-enlarged={zoom.enlarged}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        >
          <Preview style={previewStyle(picture.image)} />
          <Picture
            src={picture.image}
            alt={picture.alt}
            sizes={sizesOf(picture.image, zoom.enlarged)}
            priority
          />
        </Layer>
      )}
      {hasOthers && (
        <>
          <Side data-side="start">
            <IconButton
              icon="chevron-start"
              label={i18n.t('Previous picture')}
              onClick={showPrevious}
            />
          </Side>
          <Side data-side="end">
            <IconButton icon="chevron-end" label={i18n.t('Next picture')} onClick={showNext} />
          </Side>
        </>
      )}
    </Frame>
  );
};
