import { i18n } from '@contract/i18n';
import type { Order, OrderRefund } from '@contract/order';
import { nameWithColor } from '@contract/short-name';
import { orderAmounts } from '@/entities/order';
import { toMinor } from '@/shared/lib/money';

/** A part of a refund: its pieces of one line, or the shipping. */
export interface RefundPart {
  name: string;
  /** In minor units; null where the refund is not the sum of its parts. */
  amount: number | null;
}

/**
 * What a refund is for, e.g. "1 × Coat in Moss", and the shipping where it went back too; empty
 * where that is not known.
 */
export const refundParts = (
  order: Pick<Order, 'price' | 'charge_price' | 'order_products'>,
  refund: Pick<OrderRefund, 'amount' | 'lines'>,
  label: (value: string) => string,
): RefundPart[] => {
  const pieces = refund.lines.flatMap(({ id, quantity }) => {
    const line = order.order_products.find((bought) => bought.id === id);
    if (line === undefined) return [];
    const name = nameWithColor(line.product.name, label(line.color ?? ''));
    return [{ name: `${quantity} × ${name}`, amount: toMinor(line.price) * quantity }];
  });
  const { shipping } = orderAmounts(order);
  const rest = pieces.reduce((left, { amount }) => left - amount, toMinor(refund.amount));
  if (rest === 0) return pieces;
  return rest === shipping && pieces.length > 0
    ? [...pieces, { name: i18n.t('Shipping'), amount: shipping }]
    : pieces.map(({ name }) => ({ name, amount: null }));
};
