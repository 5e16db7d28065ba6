import List from '@mui/material/List';
import { styled } from '@mui/material/styles';

import { media } from '@/shared/ui/theme';

export type GridColumns = 2 | 3 | 4;

/** Two columns on a phone, `columns` on a desktop. */
export const ProductList = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 12,
  rowGap: 36,
  [media.desktop]: {
    columnGap: 20,
    rowGap: 56,
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
