import { commaList } from '@contract/lists';
import type { Order, OrderRefund } from '@contract/order';

/** What a refund is for, e.g. "1 × Coat, 2 × Scarf"; empty where that is not known. */
export const refundedNames = (
  order: Pick<Order, 'order_products'>,
  refund: Pick<OrderRefund, 'lines'>,
): string =>
  commaList(
    refund.lines.map(({ id, quantity }) => {
      const line = order.order_products.find((bought) => bought.id === id);
      return line ? `${quantity} × ${line.product.name}` : '';
    }),
  );
