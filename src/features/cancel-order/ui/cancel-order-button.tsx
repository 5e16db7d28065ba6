import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { ConfirmedOrderAction } from '@/entities/order';

import { useCancelOrderMutation } from '../api/cancel-order-endpoints';
import { type CancelledOrder, cancelQuestion } from '../model/cancel-question';

interface CancelOrderButtonProps {
  order: CancelledOrder & Pick<Order, 'id'>;
}

/** Cancels an order after a confirmation (sections 4 and 8). */
export const CancelOrderButton = ({ order }: CancelOrderButtonProps) => {
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();
  return (
    <ConfirmedOrderAction
      variant="text"
      order={order}
      send={cancelOrder}
      busy={isLoading}
      texts={{
        label: i18n.t('Cancel Order'),
        question: cancelQuestion(order),
        busyLabel: i18n.t('Cancelling...'),
        done: i18n.t('Order successfully cancelled'),
        failed: i18n.t('Failed to cancel order'),
      }}
    />
  );
};
