import styled from '@emotion/styled';

import type { ProductPicture } from '@/entities/product';
import { color, touchTargetPx } from '@/shared/ui/theme';

const Row = styled('div')({ display: 'flex', justifyContent: 'center', alignItems: 'center' });

const Dot = styled('button')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: touchTargetPx,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    border: `1px solid ${color.ink}`,
  },
  '&[aria-current="true"]::before': { backgroundColor: color.ink },
  '@media (forced-colors: active)': {
    '&[aria-current="true"]::before': { backgroundColor: 'Highlight' },
  },
});

export interface GalleryDotsProps {
  pictures: readonly ProductPicture[];
  index: number;
  onShow: (index: number) => void;
}

/** A dot for each picture of the gallery; nothing where there is but one. */
export const GalleryDots = ({ pictures, index, onShow }: GalleryDotsProps) => (
  <Row>
    {pictures.length > 1 &&
      pictures.map(({ image }, place) => (
        <Dot
          key={image}
          type="button"
          aria-label={`Picture ${place + 1}`}
          aria-current={place === index}
          onClick={() => {
            onShow(place);
          }}
        />
      ))}
  </Row>
);
