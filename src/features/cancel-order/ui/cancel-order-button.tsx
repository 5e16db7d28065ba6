import { useState } from 'react';

import { errorSentence } from '@/shared/api';
import { useAppSelector } from '@/shared/redux';
import { selectToken } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';

import { useCancelOrderMutation } from '../api/cancel-order-endpoint';

interface CancelOrderButtonProps {
  orderId: number;
}

/** Cancels an order after a confirmation (specification, sections 4 and 8); lists follow by themselves. */
export const CancelOrderButton = ({ orderId }: CancelOrderButtonProps) => {
  const toast = useToast();
  const token = useAppSelector(selectToken);
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();
  const [asking, setAsking] = useState(false);

  const confirm = async () => {
    if (token === null) {
      toast.error('Please login to continue');
      return;
    }
    const { error } = await cancelOrder(orderId);
    setAsking(false);
    if (error === undefined) toast.success('Order successfully cancelled');
    else toast.error('Failed to cancel order', errorSentence(error, 'Please try again later'));
  };

  return (
    <>
      <Button
        variant="secondary"
        aria-label={`Cancel Order ${orderId}`}
        onClick={() => {
          setAsking(true);
        }}
      >
        Cancel Order
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          void confirm();
        }}
        title="Cancel Order"
        text="Are you sure you want to cancel this order? This action cannot be undone."
        confirmLabel="Cancel Order"
        cancelLabel="Keep Order"
        busy={isLoading}
        busyLabel="Cancelling..."
      />
    </>
  );
};
