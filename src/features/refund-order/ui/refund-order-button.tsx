import type { Order } from '@contract/order';
import { ConfirmedOrderAct, type OrderActWords } from '@/entities/order';

import { useRefundOrderMutation } from '../api/refund-order-endpoint';

interface RefundOrderButtonProps {
  order: Pick<Order, 'id'>;
}

const words: OrderActWords = {
  label: 'Refund Order',
  question:
    'Are you sure you want to refund this order? The amount goes back to your card within 7-14 business days.',
  busyLabel: 'Refunding...',
  done: 'Order successfully refunded',
  failed: 'Failed to refund order',
};

/** Refunds an order after a confirmation (specification, sections 4 and 8). */
export const RefundOrderButton = ({ order }: RefundOrderButtonProps) => {
  const [refundOrder, { isLoading }] = useRefundOrderMutation();
  return <ConfirmedOrderAct order={order} act={refundOrder} busy={isLoading} words={words} />;
};
