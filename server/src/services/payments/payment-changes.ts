import { and, eq, ne } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { orders, payments } from '../../db/schema';
import type { MailService } from '../mail/mail-service';
import { orderMail, recordStatus, restoreStock } from '../orders/order-changes';
import type { OrderRow } from '../orders/order-changes';

export type PaymentRow = typeof payments.$inferSelect;

type Mail = Pick<MailService, 'enqueue'>;

const setPaymentStatus = async (
  tx: Transaction,
  order: OrderRow,
  paymentStatus: 'paid' | 'refunded',
): Promise<void> => {
  await tx.update(orders).set({ paymentStatus }).where(eq(orders.id, order.id));
};

/**
 * Money for a locked order came in. It pays the order while it still waits for its payment; money
 * for a cancelled order, or a second payment, goes back. What was captured once changes nothing.
 */
export const recordCapture = async (
  tx: Transaction,
  mail: Mail,
  order: OrderRow,
  payment: PaymentRow,
  paymentIntent: string | null,
): Promise<void> => {
  if (['paid', 'refunding', 'refunded'].includes(payment.status)) return;
  const wanted = order.status === 'pending' && order.paymentStatus === 'unpaid';
  await tx
    .update(payments)
    .set({ status: wanted ? 'paid' : 'refunding', paymentIntent })
    .where(eq(payments.id, payment.id));

  if (wanted) {
    await setPaymentStatus(tx, order, 'paid');
    await mail.enqueue(tx, { kind: 'payment-received', ...(await orderMail(tx, order)) });
  } else if (order.paymentStatus === 'unpaid') {
    await setPaymentStatus(tx, order, 'refunded');
    await mail.enqueue(tx, {
      kind: 'order-refunded',
      ...(await orderMail(tx, order, payment.amount)),
    });
  }
};

/** The attempt came to nothing; the order waits for another. Never undoes a capture. */
export const recordFailure = async (
  tx: Transaction,
  payment: PaymentRow,
  status: 'failed' | 'expired',
): Promise<void> => {
  await tx
    .update(payments)
    .set({ status })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'open')));
};

/**
 * The provider gave a payment back. When that was not our own doing (the shopkeeper did it at
 * Stripe), the order follows: one that waits is cancelled, one that arrived is refunded.
 */
export const recordRefund = async (
  tx: Transaction,
  mail: Mail,
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

  await setPaymentStatus(tx, order, 'refunded');
  if (order.status === 'pending') {
    await recordStatus(tx, order.id, 'cancelled');
    await restoreStock(tx, order);
    await mail.enqueue(tx, {
      kind: 'order-cancelled',
      ...(await orderMail(tx, order, payment.amount)),
    });
  } else {
    if (['delivered', 'completed'].includes(order.status)) {
      await recordStatus(tx, order.id, 'refunded');
      await restoreStock(tx, order);
    }
    await mail.enqueue(tx, {
      kind: 'order-refunded',
      ...(await orderMail(tx, order, payment.amount)),
    });
  }
};

/**
 * Ends a locked order's payments, for a cancelled or refunded order: what was captured is to go
 * back, all of it or `refundAmount` in minor units, what is open closes. The provider hears of it
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
  if (order.paymentStatus === 'paid') await setPaymentStatus(tx, order, 'refunded');
};
