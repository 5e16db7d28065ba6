import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

import { selectCurrency } from '@/entities/currency';
import { ProductCard, useGetProductQuery } from '@/entities/product';
import { CardHeart } from '@/features/toggle-wish';
import { useAppSelector } from '@/shared/redux';
import { gutter, media, ringRoomPx } from '@/shared/ui/theme';

import { stripColumns } from '../model/strip-shape';

const Strip = styled(List)({
  marginBlock: `${24 - ringRoomPx}px ${-ringRoomPx}px`,
  marginInline: `calc(-1 * ${gutter})`,
  paddingBlock: ringRoomPx,
  paddingInline: gutter,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '40vw',
  gap: 12,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: gutter,
  '&::-webkit-scrollbar': { display: 'none' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    scrollSnapAlign: 'start',
  },
  '& > li > *': { gridArea: '1 / 1' },
  // As tall as a picture with its words: rows do not move when those above them arrive.
  '& > li::before': { content: '""', gridArea: '1 / 1', paddingBlockEnd: 'calc(400% / 3 + 104px)' },
  [media.desktop]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    gap: '40px 20px',
  },
});

const StripItem = ({ id }: { id: number }) => {
  const { data, isError } = useGetProductQuery(String(id));
  const currency = useAppSelector(selectCurrency);
  // The product may have been removed since.
  if (isError) return null;
  return (
    <ListItem>
      {data === undefined ? (
        <Skeleton variant="picture" />
      ) : (
        <ProductCard
          product={data}
          action={<CardHeart product={data} />}
          currency={currency}
          sizes="(min-width: 768px) 33vw, 40vw"
          heading="h3"
        />
      )}
    </ListItem>
  );
};

/** The products with their current prices; what was removed since is left out. */
export const StripItems = ({ ids }: { ids: readonly number[] }) => (
  <Strip sx={{ '--columns': stripColumns(ids.length) }}>
    {ids.map((id) => (
      <StripItem key={id} id={id} />
    ))}
  </Strip>
);
