import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { ArrivalDates } from '@contract/arrival';
import type { OrderStatus } from '@contract/constants';

import type { Transaction } from '../../db/client';
import { hasId } from '../../db/row-id';
import { orderEvents, orderLines, orders, productSizes } from '../../db/schema';

export type OrderRow = typeof orders.$inferSelect;

/** The days that the order was promised for; empty for an order of an earlier version. */
export const arrivalOf = ({
  arrivesFrom: from,
  arrivesTo: to,
}: Pick<OrderRow, 'arrivesFrom' | 'arrivesTo'>): { arrives?: ArrivalDates } =>
  from === null || to === null ? {} : { arrives: { from, to } };

/**
 * The order, locked until the transaction ends, or undefined. With `customerId`, only that
 * customer's. Every change of an order starts here, so that changes to one order run one after
 * another. Locks are always taken in this sequence: order, payments, sizes.
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
        hasId(orders.id, id),
        customerId === undefined ? undefined : eq(orders.customerId, customerId),
      ),
    )
    .for('update');
  return order;
};

/** Sets a locked order's status and records when. */
export const recordStatus = async (
  tx: Transaction,
  orderId: number,
  status: OrderStatus,
): Promise<void> => {
  await tx.update(orders).set({ status }).where(eq(orders.id, orderId));
  await tx.insert(orderEvents).values({ orderId, status });
};

/** Puts a locked order's items back into stock; only the first call for an order does. */
export const restoreStock = async (tx: Transaction, order: OrderRow): Promise<void> => {
  if (order.stockRestoredAt) return;
  await tx.update(orders).set({ stockRestoredAt: new Date() }).where(eq(orders.id, order.id));

  const taken = tx
    .select({
      sizeId: orderLines.productSizeId,
      quantity: sql<number>`sum(${orderLines.quantity})::integer`.as('quantity'),
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
    .set({ stock: sql`${productSizes.stock} + ${taken.quantity}` })
    .from(taken)
    .where(eq(productSizes.id, taken.sizeId));
};
