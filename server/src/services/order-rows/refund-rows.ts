import { and, asc, eq, inArray, ne } from 'drizzle-orm';

import type { Orm, Transaction } from '../../db/client';
import { type LineQuantity, refunds } from '../../db/schema';

export type RefundRow = typeof refunds.$inferSelect;

/** The refunds of orders without failed ones, oldest first. */
export const refundsOf = (orm: Orm | Transaction, orderIds: number[]): Promise<RefundRow[]> =>
  orm
    .select()
    .from(refunds)
    .where(and(inArray(refunds.orderId, orderIds), ne(refunds.status, 'failed')))
    .orderBy(asc(refunds.id));

/**
 * The refunds to show with an order: those that are made or certain to be made, without those of
 * surplus payments.
 */
export const shownRefunds = <Row extends Pick<RefundRow, 'status' | 'surplus'>>(
  rows: Row[],
): Row[] =>
  rows.filter(({ status, surplus }) => !surplus && (status === 'done' || status === 'due'));

/** The sum of refunds, in minor units. */
export const amountOf = (rows: Pick<RefundRow, 'amount'>[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** How many pieces of a line are among these. */
export const piecesOf = (lines: LineQuantity[], lineId: number): number =>
  lines.reduce((sum, { id, quantity }) => (id === lineId ? sum + quantity : sum), 0);

/** Lines less the quantities in `without`; lines with nothing left are dropped. */
export const linesWithout = <Line extends LineQuantity>(
  lines: Line[],
  without: LineQuantity[],
): Line[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - piecesOf(without, line.id) }))
    .filter(({ quantity }) => quantity > 0);

/** Sets a refund's fields. */
export const updateRefund = async (
  tx: Transaction,
  id: number,
  changes: Partial<typeof refunds.$inferInsert>,
): Promise<void> => {
  await tx.update(refunds).set(changes).where(eq(refunds.id, id));
};
