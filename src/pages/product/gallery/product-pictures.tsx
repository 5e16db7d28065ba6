import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo, type RefObject, useEffect, useState } from 'react';

import { i18n } from '@contract/i18n';
import { type ProductPicture, openedCardFile, pictureTransitionName } from '@/entities/product';
import { Picture } from '@/shared/ui/picture';
import { color, media, scrollingRow } from '@/shared/ui/theme';

/** From this width on, px, the pictures beside a product's text have two columns. */
const twoColumnsPx = 1100;

const Strip = styled('ul')({
  position: 'relative',
  display: 'flex',
  ...scrollingRow,
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  '& > li': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  [media.desktop]: {
    display: 'grid',
    gap: 12,
    overflow: 'visible',
  },
  // Below this width the pictures have one column: in two they would end far above the text beside them.
  [`@media (min-width: ${twoColumnsPx}px)`]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The primary picture is large, and so is a last one that would be alone in its row.
    '& > li:first-of-type, & > li:last-of-type:nth-of-type(even)': { gridColumn: 'span 2' },
  },
});

const Enlarge = styled(ButtonBase)({
  display: 'block',
  inlineSize: '100%',
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: -4 },
});

const Dots = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  gap: 8,
  paddingBlock: '12px 8px',
  '& span': {
    inlineSize: 6,
    blockSize: 6,
    borderRadius: '50%',
    backgroundColor: color.line,
    '&[data-current="true"]': { backgroundColor: color.ink },
  },
  [media.desktop]: { display: 'none' },
});

const largeSizes = '(min-width: 1600px) 60vw, (min-width: 768px) 56vw, 100vw';
const smallSizes = `(min-width: 1600px) 30vw, (min-width: ${twoColumnsPx}px) 28vw, ${largeSizes}`;

interface ProductPicturesProps {
  productId: number;
  pictures: readonly ProductPicture[];
  /** The list of the pictures' buttons. */
  strip: RefObject<HTMLUListElement | null>;
  onEnlarge: (index: number) => void;
}

/**
 * The pictures of a product: a grid on a desktop, a strip to swipe on a phone. A click opens the
 * full-screen gallery. Memoized: another size draws none of them again.
 */
export const ProductPictures = memo(function ProductPictures({
  productId,
  pictures,
  strip,
  onEnlarge,
}: ProductPicturesProps) {
  const [shown, setShown] = useState(0);
  const first = pictures[0]?.image;

  // Another color puts its picture first: the strip scrolls back to it.
  useEffect(() => {
    strip.current?.scrollTo?.({ left: 0 });
  }, [strip, first]);

  return (
    <div>
      <Strip
        ref={strip}
        aria-label={i18n.t('Pictures')}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1)))
        }
      >
        {pictures.map(({ image, alt }, index) => (
          <li key={image}>
            <Enlarge
              style={
                index === 0 ? { viewTransitionName: pictureTransitionName(productId) } : undefined
              }
              aria-label={i18n.t('Enlarge picture {number} of {count}: {alt}', {
                number: index + 1,
                count: pictures.length,
                alt,
              })}
              onClick={() => onEnlarge(index)}
            >
              <Picture
                src={image}
                alt={alt}
                ratio="3 / 4"
                sizes={index === 0 ? largeSizes : smallSizes}
                priority={index === 0}
                loadedFile={openedCardFile(image)}
              />
            </Enlarge>
          </li>
        ))}
      </Strip>
      {pictures.length > 1 && (
        <Dots aria-hidden="true">
          {pictures.map(({ image }, index) => (
            <span key={image} data-current={index === shown} />
          ))}
        </Dots>
      )}
    </div>
  );
});
