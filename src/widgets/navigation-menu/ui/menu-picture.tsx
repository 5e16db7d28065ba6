import styled from '@emotion/styled';

import { siteName } from '@/shared/config';
import { Picture } from '@/shared/ui/picture';
import { color, font, motion } from '@/shared/ui/theme';

import type { EditorialPicture } from '../model/use-editorial-pictures';

/** Cut to its frame, the 4:5 picture is as wide as its height asks for; a phone has none. */
const pictureSizes = '(min-width: 768px) max(50vw, 80vh), 1px';

interface MenuPictureProps {
  /** The picture of the selected entry; the house's name in its place while there is none. */
  picture: EditorialPicture | undefined;
}

const Frame = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  backgroundColor: color.sand,
});

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  '@keyframes menu-picture': { from: { opacity: 0 } },
  animation: `menu-picture ${motion.panel} ${motion.easing}`,
  '& picture': { display: 'block', blockSize: '100%' },
  '& img': { blockSize: '100%', objectFit: 'cover' },
});

const House = styled('p')({
  position: 'absolute',
  insetInline: '8%',
  insetBlockEnd: '7%',
  fontFamily: font.display,
  fontSize: 'clamp(4rem, 10vw, 11rem)',
  fontWeight: 500,
  lineHeight: 0.85,
  letterSpacing: '-0.03em',
  color: color.ink,
});

/** The editorial half of the menu: the selected entry's picture, over the one before it. */
export const MenuPicture = ({ picture }: MenuPictureProps) => (
  <Frame>
    {picture === undefined ? (
      <House aria-hidden="true">{siteName}</House>
    ) : (
      <Layer key={picture.src}>
        <Picture src={picture.src} alt={picture.alt} sizes={pictureSizes} />
      </Layer>
    )}
  </Frame>
);
