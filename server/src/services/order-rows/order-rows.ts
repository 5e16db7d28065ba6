import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { ArrivalDates } from '@contract/arrival';
import type { OrderStatus } from '@contract/constants';

import type { Transaction } from '../../db/client';
import { hasId } from '../../db/row-id';
import { type LineQuantity, orderEvents, orderLines, orders, productSizes } from '../../db/schema';
import { linesWithout, type RefundRow, refundsOf } from './refund-rows';

export type OrderRow = typeof orders.$inferSelect;

/** The promised days of delivery; empty for an order of an earlier version. */
export const arrivalOf = ({
  arrivesFrom: from,
  arrivesTo: to,
}: Pick<OrderRow, 'arrivesFrom' | 'arrivesTo'>): { arrives?: ArrivalDates } =>
  from === null || to === null ? {} : { arrives: { from, to } };

/**
 * The order, locked until the transaction ends, or undefined. With `customerId`, only that customer's.
 * Every change of an order starts here, so that changes of one order are serialized. Locks are always
 * taken in this order: order, payments, sizes.
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

/** The lines of an order less the refunded quantities, by their ids. */
export const linesLeft = async (
  tx: Transaction,
  orderId: number,
  refunds?: RefundRow[],
): Promise<LineQuantity[]> => {
  const lines = await tx
    .select({ id: orderLines.id, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const refunded = (refunds ?? (await refundsOf(tx, [orderId]))).flatMap((refund) => refund.lines);
  return linesWithout(lines, refunded);
};

/** Puts lines of a locked order back into stock. */
export const restockLines = async (tx: Transaction, lines: LineQuantity[]): Promise<void> => {
  if (lines.length === 0) return;
  const rows = lines.map(({ id, quantity }) => sql`(${id}::integer, ${quantity}::integer)`);
  const returned = tx
    .select({
      sizeId: orderLines.productSizeId,
      quantity: sql<number>`sum(returned.quantity)::integer`.as('quantity'),
    })
    .from(orderLines)
    .innerJoin(
      sql`(values ${sql.join(rows, sql`, `)}) as returned (line_id, quantity)`,
      sql`${orderLines.id} = returned.line_id`,
    )
    .groupBy(orderLines.productSizeId)
    .as('taken');
  await tx
    .select({ id: productSizes.id })
    .from(productSizes)
    .where(inArray(productSizes.id, tx.select({ id: returned.sizeId }).from(returned)))
    .orderBy(asc(productSizes.id))
    .for('no key update');
  await tx
    .update(productSizes)
    .set({ stock: sql`${productSizes.stock} + ${returned.quantity}` })
    .from(returned)
    .where(eq(productSizes.id, returned.sizeId));
};

/**
 * Puts the lines of a locked order back into stock, once for each order. Refunded quantities are not
 * among them: their refund has decided on them.
 */
export const restoreStock = async (
  tx: Transaction,
  order: OrderRow,
  lines?: LineQuantity[],
): Promise<void> => {
  if (order.stockRestoredAt) return;
  await tx.update(orders).set({ stockRestoredAt: new Date() }).where(eq(orders.id, order.id));
  await restockLines(tx, lines ?? (await linesLeft(tx, order.id)));
};
