import { useState } from 'react';

import { openPaymentPage } from '@/entities/order';
import { errorMessage } from '@/shared/api';
import { usePageRestored } from '@/shared/lib/browser';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';

import { usePayOrderMutation } from '../api/pay-order-endpoints';

interface PayOrderButtonProps {
  orderId: number;
}

/** Pay now for a card order that is still unpaid (departure 14): leads to the card payment page. */
export const PayOrderButton = ({ orderId }: PayOrderButtonProps) => {
  const toast = useToast();
  const [payOrder] = usePayOrderMutation();
  const [busy, setBusy] = useState(false);

  usePageRestored(() => {
    setBusy(false);
  });

  const pay = async () => {
    setBusy(true);
    const { data, error } = await payOrder(orderId);
    if (data !== undefined && openPaymentPage(data)) return;
    setBusy(false);
    toast.error(
      'The payment page could not be opened',
      errorMessage(error, 'Please try again later'),
    );
  };

  return (
    <Button
      busy={busy}
      busyLabel="Opening..."
      aria-label={`Pay now for order ${orderId}`}
      onClick={() => {
        void pay();
      }}
    >
      Pay now
    </Button>
  );
};
