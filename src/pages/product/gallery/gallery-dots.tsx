import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

import { i18n } from '@contract/i18n';
import type { ProductPicture } from '@/entities/product';
import { color, media, touchTargetPx } from '@/shared/ui/theme';

const Dot = styled(ButtonBase)({
  inlineSize: 32,
  blockSize: touchTargetPx,
  '&::before': {
    content: '""',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    border: `1px solid ${color.ink}`,
  },
  '&[aria-current="true"]::before': { backgroundColor: color.ink },
  [media.forcedColors]: {
    '&[aria-current="true"]::before': { backgroundColor: 'Highlight' },
  },
});

export interface GalleryDotsProps {
  pictures: readonly ProductPicture[];
  /** The picture that is shown. */
  index: number;
  onShow: (index: number) => void;
}

/** A dot for each picture of the gallery; nothing when there is only one. */
export const GalleryDots = ({ pictures, index, onShow }: GalleryDotsProps) => (
  <Stack direction="row" sx={{ justifyContent: 'center', alignItems: 'center' }}>
    {pictures.length > 1 &&
      pictures.map(({ image }, place) => (
        <Dot
          key={image}
          aria-label={i18n.t('Picture {number}', { number: place + 1 })}
          aria-current={place === index}
          onClick={() => onShow(place)}
        />
      ))}
  </Stack>
);
