import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import { toDecimal } from '@contract/minor-units';

import type { Transaction } from '../../db/client';
import { type LineQuantity, orders, payments, refunds } from '../../db/schema';
import { recordChange } from '../audit/audit';
import { type OrderRow, restockLines } from '../order-rows/order-rows';
import { amountOf, type RefundRow, refundsOf, updateRefund } from '../order-rows/refund-rows';

export const refundKey = (): string => `refund-${randomUUID()}`;

/** Writes a refund that was made by a command to the audit table. */
export const recordRefund = async (tx: Transaction, refund: RefundRow): Promise<void> => {
  const { who, amount, currency, lines, restock, reason } = refund;
  if (who === null) return;
  await recordChange({ who }, tx, {
    what: 'orders refund',
    subject: `order ${refund.orderId}`,
    details: { amount: toDecimal(amount), currency, lines, restock, ...(reason ? { reason } : {}) },
  });
};

/** Marks a locked order as refunded. */
export const setRefunded = async (tx: Transaction, order: OrderRow): Promise<void> => {
  await tx.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, order.id));
};

/** Writes a due refund of what is left of a payment that its locked order does not need. */
export const refundSurplus = async (
  tx: Transaction,
  order: OrderRow,
  payment: Pick<typeof payments.$inferSelect, 'id' | 'amount' | 'currency'>,
): Promise<void> => {
  const before = (await refundsOf(tx, [order.id])).filter((row) => row.paymentId === payment.id);
  const amount = payment.amount - amountOf(before);
  if (amount <= 0) return;
  await tx.insert(refunds).values({
    orderId: order.id,
    paymentId: payment.id,
    amount,
    currency: payment.currency,
    origin: 'shop',
    status: 'due',
    key: refundKey(),
    surplus: order.paymentStatus !== 'unpaid',
  });
};

/** A refund that ends an order's payment. */
interface WholeRefund {
  /** The sum of all refunds afterwards, earlier ones included, in minor units. */
  upTo: number;
  /** The lines that it is for. */
  lines: LineQuantity[];
  origin: 'customer' | 'house';
  who?: string;
}

const noRefund: WholeRefund = { upTo: 0, lines: [], origin: 'customer' };

/** Turns requested refunds into due ones, since the whole order is refunded now. Returns their sum. */
const makeRequestedDue = async (tx: Transaction, order: OrderRow): Promise<number> => {
  const unconfirmed = (await refundsOf(tx, [order.id])).filter(
    ({ status }) => status === 'requested',
  );
  for (const refund of unconfirmed) {
    await updateRefund(tx, refund.id, { status: 'due' });
    if (refund.restock) await restockLines(tx, order, refund);
    // From now on it will certainly be made, so it belongs in the audit table.
    await recordRefund(tx, refund);
  }
  return amountOf(unconfirmed);
};

/**
 * Ends the payments of a locked order that is cancelled or refunded: a captured one is to be refunded,
 * an open one expires. The provider is called after the commit. Returns the amount of this refund, in
 * minor units.
 */
export const endPayments = async (
  tx: Transaction,
  order: OrderRow,
  { upTo, lines, origin, who }: WholeRefund = noRefund,
): Promise<number> => {
  await tx
    .update(payments)
    .set({ status: 'expired' })
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'open')));
  const [payment] = await tx
    .update(payments)
    .set({ status: 'refunding' })
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'paid')))
    .returning();
  if (order.paymentStatus === 'paid') await setRefunded(tx, order);
  if (!payment) return 0;

  const before = (await refundsOf(tx, [order.id])).filter(({ surplus }) => !surplus);
  const amount = Math.min(upTo, payment.amount) - amountOf(before);
  const requested = await makeRequestedDue(tx, order);
  if (amount <= 0) {
    const status = requested > 0 ? 'refunding' : 'refunded';
    await tx.update(payments).set({ status }).where(eq(payments.id, payment.id));
    return requested;
  }
  await tx.insert(refunds).values({
    orderId: order.id,
    paymentId: payment.id,
    amount,
    currency: payment.currency,
    lines,
    restock: true,
    origin,
    who,
    status: 'due',
    key: refundKey(),
  });
  return requested + amount;
};
