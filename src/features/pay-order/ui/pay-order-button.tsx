import { useState } from 'react';

import { i18n } from '@contract/i18n';
import { openPaymentPage, orderHeadingId } from '@/entities/order';
import { errorMessage } from '@/shared/api';
import { usePageRestored } from '@/shared/lib/browser';
import { useFocusFallback } from '@/shared/lib/focus';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';

import { usePayOrderMutation } from '../api/pay-order-endpoints';

interface PayOrderButtonProps {
  orderId: number;
}

/**
 * Pay now for a card order that is still unpaid (departure 14): leads to the card payment page. Where
 * that is refused since the order was paid or cancelled meanwhile, the button goes, and the order's
 * heading gets the focus.
 */
export const PayOrderButton = ({ orderId }: PayOrderButtonProps) => {
  const toast = useToast();
  const [payOrder] = usePayOrderMutation();
  const [busy, setBusy] = useState(false);
  const button = useFocusFallback<HTMLButtonElement>(orderHeadingId(orderId));

  usePageRestored(() => {
    setBusy(false);
  });

  const pay = async () => {
    setBusy(true);
    toast.clearErrors();
    const { data, error } = await payOrder(orderId);
    if (data !== undefined && openPaymentPage(data)) return;
    setBusy(false);
    toast.error(
      i18n.t('The payment page could not be opened'),
      errorMessage(error, i18n.t('Please try again later')),
    );
  };

  return (
    <Button
      ref={button}
      busy={busy}
      busyLabel={i18n.t('Opening...')}
      aria-label={i18n.t('Pay now for order {id}', { id: orderId })}
      onClick={() => void pay()}
    >
      {i18n.t('Pay now')}
    </Button>
  );
};
