import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { canPay, canRefund, canReorder, hasInvoice, OrderActionRow } from '@/entities/order';
import { PayOrderButton } from '@/features/pay-order';
import { RefundOrderButton } from '@/features/refund-order';
import { ReorderButton } from '@/features/reorder';
import { Button } from '@/shared/ui/button';

interface OrderActionsProps {
  order: Order;
  /** Whether the banner has Pay now already. */
  payInBanner: boolean;
}

/** The actions of an order: payment first, then what its status allows. */
export const OrderActions = ({ order, payInBanner }: OrderActionsProps) => (
  <OrderActionRow>
    {canPay(order) && !payInBanner && <PayOrderButton orderId={order.id} />}
    {canRefund(order) && <RefundOrderButton order={order} />}
    {canReorder(order) && <ReorderButton order={order} />}
    {hasInvoice(order) && (
      <Button variant="text" onClick={() => window.print()}>
        {i18n.t('Print invoice')}
      </Button>
    )}
  </OrderActionRow>
);
