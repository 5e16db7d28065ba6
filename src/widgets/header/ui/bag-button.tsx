import styled from '@emotion/styled';

import { overlayOpened } from '@/shared/overlay';
import { useAppDispatch } from '@/shared/redux';
import { IconButton } from '@/shared/ui/icon-button';
import { LiveRegion } from '@/shared/ui/live-region';
import { color } from '@/shared/ui/theme';

interface BagButtonProps {
  /** The total quantity in the bag. */
  count: number;
}

/** More than this does not fit the badge; the label says the number. */
const MOST_ON_BADGE = 99;

const Root = styled('span')({ position: 'relative', display: 'inline-flex' });

const Badge = styled('span')({
  position: 'absolute',
  insetBlockStart: 5,
  insetInlineEnd: 4,
  minInlineSize: 17,
  blockSize: 17,
  paddingInline: 4,
  borderRadius: 9,
  backgroundColor: color.ink,
  color: color.paper,
  fontSize: '0.6875rem',
  fontWeight: 500,
  lineHeight: '17px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  pointerEvents: 'none',
  '[data-see-through="true"] &': { backgroundColor: color.paper, color: color.ink },
});

const quantityWords = (count: number): string =>
  count === 1 ? '1 item in your bag' : `${count} items in your bag`;

/** Opens the bag and shows how much is in it; a change of the quantity is said aloud. */
export const BagButton = ({ count }: BagButtonProps) => {
  const dispatch = useAppDispatch();
  return (
    <Root>
      <IconButton
        icon="bag"
        label={count === 0 ? 'Bag, empty' : `Bag, ${quantityWords(count)}`}
        title="Bag"
        aria-haspopup="dialog"
        onClick={() => {
          dispatch(overlayOpened('cart'));
        }}
      />
      {count > 0 && (
        <Badge aria-hidden="true">{count > MOST_ON_BADGE ? `${MOST_ON_BADGE}+` : count}</Badge>
      )}
      <LiveRegion>{count > 0 && quantityWords(count)}</LiveRegion>
    </Root>
  );
};
