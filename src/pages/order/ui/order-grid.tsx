import { styled } from '@mui/material/styles';

import { media, space } from '@/shared/ui/theme';

/** The bought items beside the address; stacked on a phone. */
export const OrderGrid = styled('div')({
  display: 'grid',
  gap: space(10),
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)',
    columnGap: 'clamp(40px, 7vw, 96px)',
    alignItems: 'start',
  },
});
