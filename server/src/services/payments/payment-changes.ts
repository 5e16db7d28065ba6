import { and, eq } from 'drizzle-orm';

import { arrivalDates } from '@contract/arrival';

import type { Transaction } from '../../db/client';
import { orders, payments } from '../../db/schema';
import { enqueueOrderMail } from '../order-rows/order-mail';
import type { OrderRow } from '../order-rows/order-rows';
import type { PaymentDeps } from './payment-deps';
import { refundSurplus, setRefunded } from './whole-refunds';

export type PaymentRow = typeof payments.$inferSelect;

type CaptureDeps = Pick<PaymentDeps, 'mail' | 'config'>;

/** The payment, locked until the transaction ends. Lock its order first. */
export const lockPayment = async (tx: Transaction, id: number): Promise<PaymentRow | undefined> => {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return payment;
};

/** Marks the order as paid, with its days of delivery counted from today. */
const setPaid = async ({ config }: CaptureDeps, tx: Transaction, id: number): Promise<OrderRow> => {
  const { from, to } = arrivalDates(new Date(), config.timeZone);
  const [order] = await tx
    .update(orders)
    .set({ paymentStatus: 'paid', arrivesFrom: from, arrivesTo: to })
    .where(eq(orders.id, id))
    .returning();
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
};

/**
 * Records a captured payment of a locked order. It pays an order that is pending and unpaid; a payment
 * for a cancelled order, or a second one, is refunded. A payment that was captured before is not
 * changed.
 */
export const recordCapture = async (
  deps: CaptureDeps,
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  paymentIntent: string | null,
): Promise<void> => {
  if (['paid', 'refunding', 'refunded'].includes(payment.status)) return;
  const isDue = order.status === 'pending' && order.paymentStatus === 'unpaid';
  await tx
    .update(payments)
    .set({ status: isDue ? 'paid' : 'refunding', paymentIntent })
    .where(eq(payments.id, payment.id));

  if (!isDue) await refundSurplus(tx, order, payment);
  if (isDue) {
    const paid = await setPaid(deps, tx, order.id);
    await enqueueOrderMail(deps, tx, { kind: 'payment-received', order: paid });
  } else if (order.paymentStatus === 'unpaid') {
    await setRefunded(tx, order);
    await enqueueOrderMail(deps, tx, { kind: 'order-refunded', order, refunded: payment.amount });
  }
};

/**
 * Records that an attempt failed; the order may be paid by another. Never undoes a capture: false
 * when the attempt was no longer open.
 */
export const recordFailure = async (
  tx: Transaction,
  payment: PaymentRow,
  status: 'failed' | 'expired',
): Promise<boolean> => {
  const failed = await tx
    .update(payments)
    .set({ status })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'open')))
    .returning({ id: payments.id });
  return failed.length > 0;
};
