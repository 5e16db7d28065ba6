import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { ArrivalDates } from '@contract/arrival';
import type { OrderStatus } from '@contract/constants';

import type { Orm, Transaction } from '../../db/client';
import { hasId } from '../../db/row-id';
import { type LineQuantity, orderEvents, orderLines, orders, productSizes } from '../../db/schema';
import { linesWithout, piecesOf, type RefundRow, refundsOf } from './refund-rows';

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

/** Sets a locked order's status, and returns the time that it records with it. */
export const recordStatus = async (
  tx: Transaction,
  orderId: number,
  status: OrderStatus,
): Promise<Date> => {
  await tx.update(orders).set({ status }).where(eq(orders.id, orderId));
  const [event] = await tx
    .insert(orderEvents)
    .values({ orderId, status })
    .returning({ at: orderEvents.at });
  if (!event) throw new Error('The status was not recorded');
  return event.at;
};

/** The lines of an order. */
export const linesOf = (orm: Orm | Transaction, orderId: number) =>
  orm.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));

/** The lines of an order less the refunded quantities, by their ids. */
export const linesLeft = async (
  tx: Transaction,
  orderId: number,
  refunds?: RefundRow[],
): Promise<LineQuantity[]> => {
  const lines = await linesOf(tx, orderId);
  const refunded = (refunds ?? (await refundsOf(tx, [orderId]))).flatMap((refund) => refund.lines);
  return linesWithout(
    lines.map(({ id, quantity }) => ({ id, quantity })),
    refunded,
  );
};

/**
 * The pieces of a locked order's lines that belong back into stock and are not there yet. Once the
 * order's stock is restored, all do but those of refunds that leave the stock alone; before that, those
 * of refunds that put them back. What a refund that has failed since put back is there already.
 */
const missingPieces = async (tx: Transaction, order: OrderRow): Promise<LineQuantity[]> => {
  const rows = await refundsOf(tx, [order.id]);
  const leaving = rows.filter(({ restock }) => !restock).flatMap((refund) => refund.lines);
  const returning = rows
    .filter(({ restock, status }) => restock && status !== 'requested')
    .flatMap((refund) => refund.lines);
  const lines = await linesOf(tx, order.id);
  return lines
    .map(({ id, quantity, restocked }) => {
      const belonging = order.stockRestoredAt
        ? quantity - piecesOf(leaving, id)
        : Math.min(quantity, piecesOf(returning, id));
      return { id, quantity: belonging - restocked };
    })
    .filter(({ quantity }) => quantity > 0);
};

const addToStock = async (tx: Transaction, lines: LineQuantity[]): Promise<void> => {
  if (lines.length === 0) return;
  const rows = lines.map(({ id, quantity }) => sql`(${id}::integer, ${quantity}::integer)`);
  const returned = sql`(values ${sql.join(rows, sql`, `)}) as returned (line_id, quantity)`;
  await tx
    .update(orderLines)
    .set({ restocked: sql`${orderLines.restocked} + returned.quantity` })
    .from(returned)
    .where(sql`${orderLines.id} = returned.line_id`);
  const ofSizes = tx
    .select({
      sizeId: orderLines.productSizeId,
      quantity: sql<number>`sum(returned.quantity)::integer`.as('quantity'),
    })
    .from(orderLines)
    .innerJoin(returned, sql`${orderLines.id} = returned.line_id`)
    .groupBy(orderLines.productSizeId)
    .as('taken');
  await tx
    .select({ id: productSizes.id })
    .from(productSizes)
    .where(inArray(productSizes.id, tx.select({ id: ofSizes.sizeId }).from(ofSizes)))
    .orderBy(asc(productSizes.id))
    .for('no key update');
  await tx
    .update(productSizes)
    .set({ stock: sql`${productSizes.stock} + ${ofSizes.quantity}` })
    .from(ofSizes)
    .where(eq(productSizes.id, ofSizes.sizeId));
};

/** Puts the lines of a refund of a locked order back into stock, each piece once. */
export const restockLines = async (
  tx: Transaction,
  order: OrderRow,
  { lines }: Pick<RefundRow, 'lines'>,
): Promise<void> => {
  const missing = await missingPieces(tx, order);
  await addToStock(
    tx,
    missing.filter(({ id }) => lines.some((line) => line.id === id)),
  );
};

/**
 * Puts the lines of a locked order back into stock, once for each order, except those whose refund
 * leaves the stock alone.
 */
export const restoreStock = async (tx: Transaction, order: OrderRow): Promise<void> => {
  if (order.stockRestoredAt) return;
  const stockRestoredAt = new Date();
  await tx.update(orders).set({ stockRestoredAt }).where(eq(orders.id, order.id));
  await addToStock(tx, await missingPieces(tx, { ...order, stockRestoredAt }));
};
