import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { ShownBanner } from '@/entities/banner';
import { panelSlideMs } from '@/shared/config';
import { useSite } from '@/shared/lib/site';
import { Picture } from '@/shared/ui/picture';
import { motion } from '@/shared/ui/theme';

/** Cropped to its frame, the 4:5 picture's width follows from its height; none on a phone. */
const pictureSizes = '(min-width: 768px) max(50vw, 80vh), 1px';

interface MenuPictureProps {
  /** The picture of the selected entry; the house's name is shown when there is none. */
  picture: Pick<ShownBanner, 'portraitImage' | 'alt'> | undefined;
}

const Frame = styled(Paper)({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '& picture': { blockSize: '100%' },
  '& img': { blockSize: '100%', objectFit: 'cover' },
  // The few pixels of a preview show their edges when each is as wide as a hand.
  '& [data-loading="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backdropFilter: 'blur(4vw)',
  },
});

/** The editorial half of the menu: the picture of the selected entry. */
export const MenuPicture = ({ picture }: MenuPictureProps) => {
  const { name } = useSite();
  const [settled, setSettled] = useState<string | null>(null);
  const settle = () => setSettled(picture?.portraitImage ?? null);
  return (
    <Frame variant="sand">
      {picture === undefined ? (
        <Typography
          variant="wordmark"
          aria-hidden="true"
          sx={{
            position: 'absolute',
            insetInline: '8%',
            insetBlockEnd: '7%',
          }}
        >
          {name}
        </Typography>
      ) : (
        <Fade key={picture.portraitImage} in timeout={panelSlideMs} easing={motion.easing}>
          <div style={{ blockSize: '100%' }} data-loading={settled !== picture.portraitImage}>
            <Picture
              src={picture.portraitImage}
              alt={picture.alt}
              sizes={pictureSizes}
              onLoad={settle}
              onError={settle}
            />
          </div>
        </Fade>
      )}
    </Frame>
  );
};
