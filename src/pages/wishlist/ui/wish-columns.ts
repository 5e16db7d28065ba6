import List from '@mui/material/List';
import { styled } from '@mui/material/styles';

import { cardRowGap, cardsInRows, media } from '@/shared/ui/theme';

/** Two columns on a phone, three on a tablet, four on a desktop. */
export const WishColumns = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 12,
  ...cardRowGap(40),
  ...cardsInRows,
  [media.desktop]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: 20,
    ...cardRowGap(56),
  },
  '@media (min-width: 1200px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
