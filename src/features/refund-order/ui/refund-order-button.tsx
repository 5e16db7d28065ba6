import type { Order } from '@contract/order';
import { ConfirmedOrderAction } from '@/entities/order';

import { useRefundOrderMutation } from '../api/refund-order-endpoint';
import { refundQuestion } from '../model/refund-question';

interface RefundOrderButtonProps {
  order: Pick<Order, 'id' | 'price' | 'charge_price' | 'currency'>;
}

/** Refunds an order after a confirmation (sections 4 and 8). */
export const RefundOrderButton = ({ order }: RefundOrderButtonProps) => {
  const [refundOrder, { isLoading }] = useRefundOrderMutation();
  return (
    <ConfirmedOrderAction
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
  );
};
