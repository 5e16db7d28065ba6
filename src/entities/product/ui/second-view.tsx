import { styled } from '@mui/material/styles';
import { type FocusEvent, type PointerEvent, useState } from 'react';

import { Picture } from '@/shared/ui/picture';
import { media, motion } from '@/shared/ui/theme';

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'none',
  opacity: 0,
  transition: `opacity 400ms ${motion.easing}`,
  [media.hover]: { display: 'block' },
  'a:hover &[data-loaded="true"], a:focus-visible &[data-loaded="true"]': { opacity: 1 },
});

/**
 * Whether a card's second view is wanted: once a mouse was over the card or the keyboard's focus in
 * it. Until then it is not fetched.
 */
export const useSecondView = () => {
  const [isWanted, setWanted] = useState(false);
  return {
    isWanted,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setWanted(true);
      },
      onFocus: ({ target }: FocusEvent<Element>) => {
        if (target.matches(':focus-visible')) setWanted(true);
      },
    },
  };
};

interface SecondViewProps {
  image: string;
  /** The width of the picture's slot, as the `sizes` of an image. */
  sizes: string;
}

/** Another picture of a product, shown over the first while its link is hovered or focused. */
export const SecondView = ({ image, sizes }: SecondViewProps) => {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Layer data-loaded={isLoaded}>
      <Picture src={image} alt="" sizes={sizes} ratio="3 / 4" onLoad={() => setLoaded(true)} />
    </Layer>
  );
};
