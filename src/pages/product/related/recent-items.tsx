import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

import { selectCurrency } from '@/entities/currency';
import { ProductCard, useGetProductQuery } from '@/entities/product';
import { CardHeart } from '@/features/toggle-wish';
import { useAppSelector } from '@/shared/redux';
import { SectionHeading } from '@/shared/ui/page-layout';
import { media, ringRoomPx } from '@/shared/ui/theme';

const Strip = styled(List)({
  margin: `${24 - ringRoomPx}px ${-ringRoomPx}px ${-ringRoomPx}px`,
  padding: ringRoomPx,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 40vw)',
  gap: 12,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 20 },
});

const RecentItem = ({ id }: { id: number }) => {
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
          sizes="(min-width: 768px) 25vw, 40vw"
          heading="h3"
        />
      )}
    </ListItem>
  );
};

/** The products viewed before, with current prices. */
export const RecentItems = ({ ids }: { ids: readonly number[] }) => (
  <>
    <SectionHeading>Recently viewed</SectionHeading>
    <Strip>
      {ids.map((id) => (
        <RecentItem key={id} id={id} />
      ))}
    </Strip>
  </>
);
