import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { memo } from 'react';

import { i18n } from '@contract/i18n';
import {
  cardWidth,
  ProductCard,
  type ProductDetail,
  type ProductSummary,
  useListProductsQuery,
} from '@/entities/product';
import { CardWishButton } from '@/features/toggle-wish';
import { IconButton } from '@/shared/ui/icon-button';
import { SectionHeading } from '@/shared/ui/page-layout';
import {
  cardRowGap,
  cardsInRows,
  fullBleed,
  gutter,
  media,
  focusRingRoomPx,
  scrollingRow,
  sectionPadding,
} from '@/shared/ui/theme';

import { similarListing, similarTo } from './similar-listing';
import { useLoopingStrip } from './use-looping-strip';

const columnCount = 4;

const Strip = styled(List)({
  display: 'flex',
  gap: 12,
  ...scrollingRow,
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  ...fullBleed,
  paddingBlock: focusRingRoomPx,
  marginBlock: -focusRingRoomPx,
  scrollPaddingInline: gutter,
  '& > li': { flex: '0 0 62%', scrollSnapAlign: 'start' },
  // Items out of sight are rendered when the strip is scrolled to them. Its height is reserved: a
  // picture, a name on three lines, a price and 'Sold out'.
  [media.phone]: {
    minBlockSize: `calc(0.62 * 4 / 3 * (100vw - 2 * ${gutter}) + 120px)`,
    '& > li': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 100px',
      overflowClipMargin: focusRingRoomPx,
    },
  },
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
    gap: '0 20px',
    overflow: 'visible',
    marginInline: 0,
    paddingInline: 0,
    ...cardsInRows,
    ...cardRowGap(56, focusRingRoomPx),
    '& > li[data-copy], & > li[data-surplus]': { display: 'none' },
  },
});

interface SimilarItemProps {
  item: ProductSummary;
  /** A copy that makes the carousel loop. */
  isCopy: boolean;
  /** Left over by a desktop's whole rows. */
  isSurplus: boolean;
}

/** Memoized: when the copies are added, the items themselves are not drawn again. */
const SimilarItem = memo(function SimilarItem({ item, isCopy, isSurplus }: SimilarItemProps) {
  return (
    <ListItem data-copy={isCopy || undefined} data-surplus={isSurplus || undefined} inert={isCopy}>
      <ProductCard
        product={item}
        action={<CardWishButton product={item} />}
        sizes={`(min-width: 768px) ${cardWidth[columnCount]}, calc(62vw - 25px)`}
        heading="h3"
      />
    </ListItem>
  );
});

/**
 * Similar Items: products of the same category; a looping carousel on a phone. Nothing when
 * there are none or they fail to load: the product itself matters.
 */
export const SimilarItems = ({ product }: { product: ProductDetail }) => {
  const { currentData } = useListProductsQuery(similarListing(product));
  const items = similarTo(product, currentData?.products ?? []);
  const { strip, slots, onScroll, scrollByItems } = useLoopingStrip(items);
  if (items.length === 0) return null;
  // A desktop shows only whole rows, unless there is not even one.
  const wholeRows = Math.floor(items.length / columnCount) * columnCount;
  const surplus = wholeRows === 0 ? [] : items.slice(wholeRows);

  return (
    <Container
      component="section"
      aria-labelledby="similar-items"
      sx={{ paddingBlockEnd: sectionPadding }}
    >
      <Stack
        direction="row"
        spacing={4}
        sx={{ alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: 6 }}
      >
        <SectionHeading id="similar-items">{i18n.t('Similar Items')}</SectionHeading>
        <Box sx={{ display: { xs: 'flex', md: 'none' } }}>
          <IconButton
            icon="chevron-start"
            label={i18n.t('Previous similar item')}
            onClick={() => scrollByItems(-1)}
          />
          <IconButton
            icon="chevron-end"
            label={i18n.t('Next similar item')}
            onClick={() => scrollByItems(1)}
          />
        </Box>
      </Stack>
      <Strip ref={strip} onScroll={onScroll}>
        {slots.map(({ item, key, isCopy }) => (
          <SimilarItem key={key} item={item} isCopy={isCopy} isSurplus={surplus.includes(item)} />
        ))}
      </Strip>
    </Container>
  );
};
