import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

import {
  ProductCard,
  type ProductSummary,
  summaryInColors,
  useGetProductQuery,
} from '@/entities/product';
import { CardWishButton } from '@/features/toggle-wish';
import {
  cardRowGap,
  cardsInRows,
  fullBleed,
  gutter,
  media,
  focusRingRoomPx,
  scrollingRow,
} from '@/shared/ui/theme';

import { stripColumns } from '../model/strip-shape';

/** A row that scrolls sideways on a phone, and `--columns` columns from 768 px. */
export const Strip = styled(List)({
  marginBlock: `${24 - focusRingRoomPx}px ${-focusRingRoomPx}px`,
  paddingBlock: focusRingRoomPx,
  ...fullBleed,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '40vw',
  columnGap: 12,
  ...scrollingRow,
  scrollSnapType: 'x proximity',
  scrollPaddingInline: gutter,
  ...cardsInRows,
  '& > li': { scrollSnapAlign: 'start' },
  '& > li > *': { gridArea: '1 / 1' },
  '& > li > [data-part="card"]': { gridRow: '1 / -1' },
  // The texts of a card whose name has one line, until they have loaded.
  '& > li::before': { content: '""', gridArea: '2 / 1 / -1', blockSize: 76 },
  [media.desktop]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    columnGap: 20,
    ...cardRowGap(40, focusRingRoomPx),
  },
  // A single product has its text beside its picture, which fills the row.
  '&:has(> :only-child)': { gridAutoColumns: '100%' },
  '& > :only-child': {
    [media.desktop]: { gridColumn: 'span 2' },
    '&::before': { gridRow: '1 / -1', blockSize: 0, paddingBlockEnd: 'calc(200% / 3 - 12px)' },
    '& > [data-part="card"] > a': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: '1fr 1fr',
      columnGap: 20,
      '& > :first-child': { gridRow: '1 / -1' },
      '& > :nth-child(2)': { alignSelf: 'end' },
    },
    '& > [data-part="card"] > a + *': { insetInlineEnd: 'calc(50% + 10px)' },
  },
});

/** A product of a strip; a skeleton until it is loaded. */
export const StripCard = ({ product }: { product: ProductSummary | undefined }) => (
  <ListItem>
    {product === undefined ? (
      <Skeleton variant="picture" />
    ) : (
      <ProductCard
        product={product}
        action={<CardWishButton product={product} />}
        sizes="(min-width: 768px) 33vw, 40vw"
        heading="h3"
      />
    )}
  </ListItem>
);

/** A product, and the colors to show it in: the first of them that it has, else its own. */
export interface StripPiece {
  id: number;
  colors?: readonly string[];
}

const StripItem = ({ id, colors = [] }: StripPiece) => {
  const { data, isError } = useGetProductQuery(String(id));
  // The product may have been removed since.
  return isError ? null : <StripCard product={data && summaryInColors(data, colors)} />;
};

/** The products with their current prices; what was removed since is left out. */
export const StripItems = ({ pieces }: { pieces: readonly StripPiece[] }) => (
  <Strip sx={{ '--columns': stripColumns(pieces.length) }}>
    {pieces.map(({ id, colors }) => (
      <StripItem key={id} id={id} colors={colors} />
    ))}
  </Strip>
);
