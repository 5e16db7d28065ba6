import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { i18n } from '@contract/i18n';
import { joinParts } from '@contract/lists';
import type { Order } from '@contract/order';
import { useLabel } from '@/shared/lib/site';
import { useIsShown } from '@/shared/lib/timing';
import { overlayOpened } from '@/shared/overlay';
import { useAppDispatch } from '@/shared/redux';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';

import { notAddedText } from '../model/plan-reorder';
import { reorderItems } from '../model/reorder-items';

interface ReorderButtonProps {
  order: Pick<Order, 'id' | 'order_products'>;
}

const addedText = (count: number): string =>
  i18n.t('{count, plural, one {1 piece was added.} other {# pieces were added.}}', { count });

/**
 * Order again: adds what is still sold to the bag and opens it; what is no longer sold is listed
 * here and in the toast. On another page, which may have been opened meanwhile, the bag stays
 * closed, and the toast says how many were added.
 */
export const ReorderButton = ({ order }: ReorderButtonProps) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const label = useLabel();
  const [busy, setBusy] = useState(false);
  const [notAdded, setNotAdded] = useState('');
  const isShown = useIsShown();

  const reorder = async () => {
    setBusy(true);
    setNotAdded('');
    toast.clearErrors();
    const outcome = await dispatch(reorderItems(order, label));
    setBusy(false);
    if (outcome === null) {
      toast.error(i18n.t('Failed to add item to cart'), i18n.t('Please try again later'));
      return;
    }
    const rest = notAddedText(outcome.notAdded);
    setNotAdded(rest);
    if (outcome.added === 0) {
      toast.error(i18n.t('Failed to add item to cart'), rest);
      return;
    }
    if (isShown()) dispatch(overlayOpened('cart'));
    const details = joinParts([isShown() ? '' : addedText(outcome.added), rest], ' ');
    toast.success(i18n.t('Cart updated'), details === '' ? undefined : details);
  };

  return (
    <>
      <Button
        variant="outlined"
        busy={busy}
        busyLabel={i18n.t('Adding...')}
        aria-label={i18n.t('Order again, order {id}', { id: order.id })}
        onClick={() => void reorder()}
      >
        {i18n.t('Order again')}
      </Button>
      <Typography
        role="status"
        color="error"
        // A line of its own below the buttons.
        sx={{ order: 1, flex: '1 1 100%', '&:empty': { display: 'none' } }}
      >
        {notAdded}
      </Typography>
    </>
  );
};
