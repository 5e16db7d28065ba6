import { styled } from '@mui/material/styles';

import { cardRows, cardsInRows, focusRingRoomPx, media } from '@/shared/ui/theme';

/**
 * A list of products in sections of full rows, with two columns on a phone and `data-columns` on a desktop.
 * `data-large` marks a card as large as four, on a phone as wide as the screen; `data-interlude` a picture and
 * text between the products, whose space is the same before and after it is loaded. A section with
 * `data-settled` is drawn only near the screen; elsewhere it has the height that it last had.
 */
export const ProductList = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 12,
    ...cardsInRows,
    // What is drawn only near the screen is cut off at its edges.
    margin: -focusRingRoomPx,
    padding: focusRingRoomPx,
    containIntrinsicBlockSize: 'auto 2000px',
    '&[data-settled]': { contentVisibility: 'auto' },
  },
  '& > div > div': { position: 'relative', marginBlockEnd: 36 },
  '& > div > [data-large]': { gridColumn: '1 / -1' },
  '& > div > [data-interlude]': {
    display: 'block',
    gridArea: 'auto / 1 / auto / -1',
    aspectRatio: '4 / 5',
    inlineSize: '100%',
    minBlockSize: '24rem',
    '&[hidden]': { display: 'none' },
    [media.withoutScripts]: { display: 'none' },
  },
  [media.desktop]: {
    '& > div': { columnGap: 20 },
    '& > div > div': { marginBlockEnd: 56 },
    '&[data-columns="3"] > div': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-columns="4"] > div': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& > div > [data-interlude]': { aspectRatio: '2 / 1' },
    '& > div > [data-large]': {
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
});
