import { and, eq, ne } from 'drizzle-orm';

import { arrivalDates } from '@contract/arrival';
import { deliveredStatuses } from '@contract/constants';

import type { Transaction } from '../../db/client';
import { orders, payments } from '../../db/schema';
import { enqueueOrderMail } from '../order-rows/order-mail';
import { recordStatus, restoreStock } from '../order-rows/order-rows';
import type { OrderRow } from '../order-rows/order-rows';
import type { PaymentDeps } from './payment-deps';

export type PaymentRow = typeof payments.$inferSelect;

type MailDeps = Pick<PaymentDeps, 'mail'>;
type CaptureDeps = Pick<PaymentDeps, 'mail' | 'config'>;

/** The payment, locked until the transaction ends. Lock its order first. */
export const lockPayment = async (tx: Transaction, id: number): Promise<PaymentRow | undefined> => {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return payment;
};

const setRefunded = async (tx: Transaction, order: OrderRow): Promise<void> => {
  await tx.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, order.id));
};

/** Marks the order as paid today: from now on it counts when it arrives. */
const setPaid = async ({ config }: CaptureDeps, tx: Transaction, id: number): Promise<OrderRow> => {
  const { from, to } = arrivalDates(new Date(), config.timeZone);
  const [order] = await tx
    .update(orders)
    .set({ paymentStatus: 'paid', arrivesFrom: from, arrivesTo: to })
    .where(eq(orders.id, id))
    .returning();
  if (!order) throw new Error(`Order ${id} is gone`);
  return order;
};

/**
 * Records money for a locked order. It pays an order that is pending and unpaid; money for a
 * cancelled order, or a second payment, is refunded. A payment that was captured before is left as
 * it is.
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

  if (isDue) {
    await enqueueOrderMail(deps, tx, 'payment-received', await setPaid(deps, tx, order.id));
  } else if (order.paymentStatus === 'unpaid') {
    await setRefunded(tx, order);
    await enqueueOrderMail(deps, tx, 'order-refunded', order, payment.amount);
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

/**
 * Records that the provider refunded a payment. When the shopkeeper did that at Stripe, the order
 * follows: a pending one is cancelled, a delivered one is refunded.
 */
export const recordRefund = async (
  deps: MailDeps,
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
): Promise<void> => {
  if (payment.status === 'refunded') return;
  await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, payment.id));
  if (order.paymentStatus === 'refunded') return;

  const [stillPaid] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.orderId, order.id), ne(payments.id, payment.id), eq(payments.status, 'paid')),
    );
  if (stillPaid) return;

  await setRefunded(tx, order);
  if (order.status === 'pending') {
    await recordStatus(tx, order.id, 'cancelled');
    await restoreStock(tx, order);
    await enqueueOrderMail(deps, tx, 'order-cancelled', order, payment.amount);
  } else {
    if (deliveredStatuses.includes(order.status)) {
      await recordStatus(tx, order.id, 'refunded');
      await restoreStock(tx, order);
    }
    await enqueueOrderMail(deps, tx, 'order-refunded', order, payment.amount);
  }
};

/**
 * Ends a locked order's payments, for a cancelled or refunded order: what was captured is to be
 * refunded, all of it or `refundAmount` in minor units; what is open expires. The provider is called
 * after the commit.
 */
export const endPayments = async (
  tx: Transaction,
  order: OrderRow,
  refundAmount: number | null = null,
): Promise<void> => {
  await tx
    .update(payments)
    .set({ status: 'refunding', refundAmount })
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'paid')));
  await tx
    .update(payments)
    .set({ status: 'expired' })
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'open')));
  if (order.paymentStatus === 'paid') await setRefunded(tx, order);
};
