import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { orders, payments, refunds } from '../../db/schema';
import type { LineQuantity } from '../../db/schema';
import type { OrderRow } from '../order-rows/order-rows';
import { restockLines } from '../order-rows/order-rows';
import { amountOf, refundsOf, updateRefund } from '../order-rows/refund-rows';
import { recordRefund } from './record-refund';

/** A new idempotency key. */
export const refundKey = (): string => `refund-${randomUUID()}`;

/** Marks a locked order as refunded. */
export const setRefunded = async (tx: Transaction, order: OrderRow): Promise<void> => {
  await tx.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, order.id));
};

/** Records that what is left of a payment is due to be refunded: its locked order needs no payment. */
export const refundSurplus = async (
  tx: Transaction,
  order: OrderRow,
  payment: Pick<typeof payments.$inferSelect, 'id' | 'amount' | 'currency'>,
): Promise<void> => {
  const before = (await refundsOf(tx, [order.id])).filter((row) => row.paymentId === payment.id);
  const amount = payment.amount - amountOf(before);
  if (amount <= 0) return;
  await tx.insert(refunds).values({
    ...{ orderId: order.id, paymentId: payment.id, amount, currency: payment.currency },
    ...{ origin: 'shop', status: 'due', key: refundKey() },
    surplus: order.paymentStatus !== 'unpaid',
  });
};

/** A refund that ends an order's payment. */
interface WholeRefund {
  /** How much is to be refunded in all, in minor units: what was refunded before counts. */
  upTo: number;
  /** The lines that it is for. */
  lines: LineQuantity[];
  origin: 'customer' | 'house';
  who?: string;
}

const noRefund: WholeRefund = { upTo: 0, lines: [], origin: 'customer' };

/**
 * Makes the refunds that were requested, but not confirmed, due: the whole order is refunded now.
 * Returns their sum.
 */
const makeRequestedDue = async (tx: Transaction, orderId: number): Promise<number> => {
  const unconfirmed = (await refundsOf(tx, [orderId])).filter(
    ({ status }) => status === 'requested',
  );
  for (const refund of unconfirmed) {
    await updateRefund(tx, refund.id, { status: 'due' });
    if (refund.restock) await restockLines(tx, refund.lines);
    // It is certain to be made from now on, by whoever asked for it.
    await recordRefund(tx, refund);
  }
  return amountOf(unconfirmed);
};

/**
 * Ends a locked order's payments, for a cancelled or refunded order: what was captured is to be
 * refunded, what is open expires. The provider is called after the commit. Returns what goes back
 * now, in minor units.
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
  const requested = await makeRequestedDue(tx, order.id);
  if (amount <= 0) {
    const status = requested > 0 ? 'refunding' : 'refunded';
    await tx.update(payments).set({ status }).where(eq(payments.id, payment.id));
    return requested;
  }
  await tx.insert(refunds).values({
    ...{ orderId: order.id, paymentId: payment.id, amount, currency: payment.currency },
    ...{ lines, restock: true, origin, who, status: 'due', key: refundKey() },
  });
  return requested + amount;
};
