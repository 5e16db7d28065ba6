import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { customers, orderEvents, orderLines, orders, productSizes } from '../../db/schema';
import { asCurrency, toWire } from '../../shared/money';

export type OrderRow = typeof orders.$inferSelect;

/**
 * The order, locked until the transaction ends, or undefined. With `customerId`, only that
 * customer's. Every change of an order starts here, so that changes of one order queue up; the
 * locks are always taken in the sequence order, payments, sizes.
 */
export const lockOrder = async (
  tx: Transaction,
  id: number,
  customerId?: number,
): Promise<OrderRow | undefined> => {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, id),
        customerId === undefined ? undefined : eq(orders.customerId, customerId),
      ),
    )
    .for('update');
  return order;
};

/** Moves a locked order to `status` and writes down when. */
export const recordStatus = async (
  tx: Transaction,
  orderId: number,
  status: string,
): Promise<void> => {
  await tx.update(orders).set({ status }).where(eq(orders.id, orderId));
  await tx.insert(orderEvents).values({ orderId, status });
};

/** Gives a locked order's pieces back to the stock, once whatever happens to it later. */
export const restoreStock = async (tx: Transaction, order: OrderRow): Promise<void> => {
  if (order.stockRestoredAt) return;
  await tx.update(orders).set({ stockRestoredAt: new Date() }).where(eq(orders.id, order.id));

  const taken = tx
    .select({
      sizeId: orderLines.productSizeId,
      pieces: sql<number>`sum(${orderLines.quantity})::integer`.as('pieces'),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .groupBy(orderLines.productSizeId)
    .as('taken');
  await tx
    .select({ id: productSizes.id })
    .from(productSizes)
    .where(inArray(productSizes.id, tx.select({ id: taken.sizeId }).from(taken)))
    .orderBy(asc(productSizes.id))
    .for('no key update');
  await tx
    .update(productSizes)
    .set({ stock: sql`${productSizes.stock} + ${taken.pieces}` })
    .from(taken)
    .where(eq(productSizes.id, taken.sizeId));
};

/**
 * To whom, and with what facts, the shop writes about an order; `refunded` is what goes back to the
 * card, in minor units.
 */
export const orderMail = async (tx: Transaction, order: OrderRow, refunded = 0) => {
  const [customer] = await tx
    .select({ name: customers.name, email: customers.email })
    .from(customers)
    .where(eq(customers.id, order.customerId));
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  return {
    to: customer?.email ?? '',
    payload: {
      name: customer?.name ?? '',
      order_id: order.id,
      currency: asCurrency(order.currency),
      payment_method: order.paymentMethod,
      subtotal: toWire(order.subtotal),
      shipping: toWire(order.shipping),
      total: toWire(order.subtotal + order.shipping),
      refunded: toWire(refunded),
      lines: lines.map((line) => ({
        name: line.product.name,
        size: line.size,
        color: line.color,
        quantity: line.quantity,
        price: toWire(line.unitPrice),
        image: line.product.primary_image,
      })),
    },
  };
};
