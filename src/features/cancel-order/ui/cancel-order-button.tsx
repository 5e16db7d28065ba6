import type { Order } from '@contract/order';
import { ConfirmedOrderAction } from '@/entities/order';

import { useCancelOrderMutation } from '../api/cancel-order-endpoints';
import { cancelQuestion } from '../model/cancel-question';

interface CancelOrderButtonProps {
  order: Pick<
    Order,
    'id' | 'payment_method' | 'payment_status' | 'price' | 'charge_price' | 'currency' | 'refunds'
  >;
}

/** Cancels an order after a confirmation (sections 4 and 8). */
export const CancelOrderButton = ({ order }: CancelOrderButtonProps) => {
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();
  return (
    <ConfirmedOrderAction
      quiet
      order={order}
      send={cancelOrder}
      busy={isLoading}
      texts={{
        label: 'Cancel Order',
        question: cancelQuestion(order),
        busyLabel: 'Cancelling...',
        done: 'Order successfully cancelled',
        failed: 'Failed to cancel order',
      }}
    />
  );
};
