import { useState } from 'react';

import { errorSentence } from '@/shared/api';
import { useAppSelector } from '@/shared/redux';
import { selectToken } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';

import { useRefundOrderMutation } from '../api/refund-order-endpoint';

interface RefundOrderButtonProps {
  orderId: number;
}

/** Refunds an order after a confirmation (specification, sections 4 and 8); lists follow by themselves. */
export const RefundOrderButton = ({ orderId }: RefundOrderButtonProps) => {
  const toast = useToast();
  const token = useAppSelector(selectToken);
  const [refundOrder, { isLoading }] = useRefundOrderMutation();
  const [asking, setAsking] = useState(false);

  const confirm = async () => {
    if (token === null) {
      toast.error('Please login to continue');
      return;
    }
    const { error } = await refundOrder(orderId);
    setAsking(false);
    if (error === undefined) toast.success('Order successfully refunded');
    else toast.error('Failed to refund order', errorSentence(error, 'Please try again later'));
  };

  return (
    <>
      <Button
        variant="secondary"
        aria-label={`Refund Order ${orderId}`}
        onClick={() => {
          setAsking(true);
        }}
      >
        Refund Order
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          void confirm();
        }}
        title="Refund Order"
        text="Are you sure you want to refund this order? The amount goes back to your card within 7-14 business days."
        confirmLabel="Refund Order"
        cancelLabel="Keep Order"
        busy={isLoading}
        busyLabel="Refunding..."
      />
    </>
  );
};
