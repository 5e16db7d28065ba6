import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import type { Order } from '@contract/order';
import { ConfirmedOrderAction } from '@/entities/order';
import { returnDays } from '@/shared/config';
import { paths } from '@/shared/routes';
import { media } from '@/shared/ui/theme';

import { useRefundOrderMutation } from '../api/refund-order-endpoints';
import { refundQuestion } from '../model/refund-question';

interface RefundOrderButtonProps {
  order: Pick<Order, 'id' | 'price' | 'charge_price' | 'currency' | 'refunds'>;
}

/**
 * Refunds an order after a confirmation (sections 4 and 8), with the time that the policy gives
 * beside it.
 */
export const RefundOrderButton = ({ order }: RefundOrderButtonProps) => {
  const [refundOrder, { isLoading }] = useRefundOrderMutation();
  const noteId = useId();
  return (
    <>
      <ConfirmedOrderAction
        describedBy={noteId}
        order={order}
        send={refundOrder}
        busy={isLoading}
        texts={{
          label: 'Refund Order',
          question: refundQuestion(order),
          busyLabel: 'Refunding...',
          done: 'Order successfully refunded',
          failed: 'Failed to refund order',
        }}
      />
      <Typography
        id={noteId}
        variant="body2"
        color="textSecondary"
        sx={{ alignSelf: 'center', [media.phone]: { order: 1, flex: '1 1 100%' } }}
      >
        <Link href={paths.refundPolicy}>Returns</Link> within {returnDays} days of delivery
      </Typography>
    </>
  );
};
