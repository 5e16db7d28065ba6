import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { Order } from '@contract/order';
import { overlayOpened } from '@/shared/overlay';
import { useAppDispatch } from '@/shared/redux';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';

import { notAddedText } from '../model/plan-reorder';
import { reorderItems } from '../model/reorder-items';

interface ReorderButtonProps {
  order: Pick<Order, 'id' | 'order_products'>;
}

/**
 * Order again: adds what is still sold to the bag and opens it; what is not is listed here and in
 * the toast.
 */
export const ReorderButton = ({ order }: ReorderButtonProps) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [notAdded, setNotAdded] = useState('');

  const reorder = async () => {
    setBusy(true);
    setNotAdded('');
    const outcome = await dispatch(reorderItems(order));
    setBusy(false);
    if (outcome === null) {
      toast.error('Failed to add item to cart', 'Please try again later');
      return;
    }
    const rest = notAddedText(outcome.notAdded);
    setNotAdded(rest);
    if (outcome.added === 0) {
      toast.error('Failed to add item to cart', rest);
      return;
    }
    dispatch(overlayOpened('cart'));
    toast.success('Cart updated', rest === '' ? undefined : rest);
  };

  return (
    <>
      <Button
        variant="outlined"
        busy={busy}
        busyLabel="Adding..."
        aria-label={`Order again, order ${order.id}`}
        onClick={() => {
          void reorder();
        }}
      >
        Order again
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
