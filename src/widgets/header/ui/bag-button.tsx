import Badge from '@mui/material/Badge';
import type { ComponentProps } from 'react';

import { i18n } from '@contract/i18n';
import { useBag } from '@/entities/cart';
import { IconButton } from '@/shared/ui/icon-button';
import { LiveRegion } from '@/shared/ui/live-region';

type BagButtonProps = Pick<ComponentProps<typeof IconButton>, 'aria-haspopup' | 'onClick'>;

const countText = (count: number): string =>
  i18n.t('{count, plural, one {1 piece in your bag} other {# pieces in your bag}}', { count });

/** Opens the bag and shows its total quantity; screen readers announce changes. */
export const BagButton = (button: BagButtonProps) => {
  const { quantity: count } = useBag();
  return (
    <>
      <Badge badgeContent={count} max={Infinity} slotProps={{ badge: { 'aria-hidden': true } }}>
        <IconButton
          icon="bag"
          label={
            count === 0 ? i18n.t('Bag, empty') : i18n.t('Bag, {items}', { items: countText(count) })
          }
          title={i18n.t('Bag')}
          {...button}
        />
      </Badge>
      <LiveRegion>{count > 0 && countText(count)}</LiveRegion>
    </>
  );
};
