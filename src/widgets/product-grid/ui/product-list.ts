import List from '@mui/material/List';
import { styled } from '@mui/material/styles';

import { cardRows, cardsInRows, media } from '@/shared/ui/theme';

/**
 * Two columns on a phone, `columns` on a desktop. `data-large` marks a card as large as four, on a phone
 * as wide as the screen; `data-interlude` a picture and text between the products, whose space is the
 * same before and after it is loaded.
 */
export const ProductList = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'dense',
  columnGap: 12,
  '& > li': { marginBlockEnd: 36 },
  ...cardsInRows,
  '& > [data-large]': { gridColumn: '1 / -1' },
  '& > [data-interlude]': {
    display: 'block',
    gridArea: 'auto / 1 / auto / -1',
    aspectRatio: '4 / 5',
    inlineSize: '100%',
    minBlockSize: '24rem',
    '&[hidden]': { display: 'none' },
    [media.withoutScripts]: { display: 'none' },
  },
  [media.desktop]: {
    columnGap: 20,
    '& > li': { marginBlockEnd: 56 },
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& > [data-interlude]': { aspectRatio: '2 / 1' },
    '& > [data-large]': { gridColumn: 'auto' },
    '&[data-columns="3"], &[data-columns="4"]': {
      '& > [data-large]': {
        gridColumn: 'span 2',
        gridRow: `span ${2 * cardRows}`,
        gridTemplateRows: 'minmax(0, 1fr)',
        '& [data-part="card"]': { gridRow: 'auto', gridTemplateRows: 'minmax(0, 1fr)' },
        '& [data-part="card"] > a': {
          gridRow: 'auto',
          gridTemplateRows: 'minmax(0, 1fr) auto auto',
        },
        '& [data-part="frame"]': { aspectRatio: 'auto' },
      },
    },
  },
});
