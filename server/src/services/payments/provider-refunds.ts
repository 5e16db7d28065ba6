import { asc, eq } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { refunds } from '../../db/schema';
import type { OrderRow } from '../order-rows/order-rows';
import { amountOf, type RefundRow, updateRefund } from '../order-rows/refund-rows';
import { addRefund } from './add-refund';
import type { PaymentRow } from './payment-changes';
import type { PaymentDeps } from './payment-deps';
import type { ReportedRefund } from './payment-provider';
import { confirmRefund, failRefund } from './refund-changes';

type MailDeps = Pick<PaymentDeps, 'mail'>;

/** A payment of a locked order, and the time of what the provider reports about it. */
export interface ReportedPayment {
  order: OrderRow;
  payment: PaymentRow;
  at: Date;
}

/** Locked: what is settled meanwhile, without a lock of the order, must not be reduced. */
export const refundsOfPayment = (tx: Transaction, payment: PaymentRow): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id))
    .orderBy(asc(refunds.id))
    .for('update');

/**
 * Subtracts an amount from the refunds that were recorded from a reported sum, without the provider's
 * id, since the provider now reports one of them by its id. Returns how much was subtracted.
 */
const subtractFromSums = async (
  tx: Transaction,
  unnamed: RefundRow[],
  amount: number,
): Promise<number> => {
  let rest = amount;
  for (const row of unnamed) {
    const taken = Math.min(row.amount, rest);
    rest -= taken;
    if (taken === row.amount) await tx.delete(refunds).where(eq(refunds.id, row.id));
    else if (taken > 0) await updateRefund(tx, row.id, { amount: row.amount - taken });
  }
  return amount - rest;
};

/**
 * Records that a refund has failed which was not known by its id: the sum that the provider reported
 * before may contain it.
 */
const recordUnknownFailure = async (
  tx: Transaction,
  { order, payment, at }: ReportedPayment,
  unnamed: RefundRow[],
  { id, amount }: ReportedRefund,
): Promise<void> => {
  const same = unnamed.find((row) => row.amount === amount);
  if (same) return failRefund(tx, order, { ...same, providerId: id }, at);
  const recorded = await subtractFromSums(tx, unnamed, amount);
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      paymentId: payment.id,
      currency: payment.currency,
      amount,
      origin: 'provider',
      providerId: id,
      key: id,
      surplus: unnamed.some(({ surplus }) => surplus),
      status: recorded > 0 ? 'done' : 'failed',
      settledAt: at,
    })
    .returning();
  // What was recorded of it counted as refunded until now.
  if (refund) await failRefund(tx, order, refund, at);
};

/**
 * Records a refund that the provider reports by its id, once: one that the shop requested, or that the
 * shopkeeper made at the provider.
 */
export const recordReportedRefund = async (
  deps: MailDeps,
  tx: Transaction,
  about: ReportedPayment,
  refund: ReportedRefund,
): Promise<void> => {
  const { order, payment, at } = about;
  const { id, amount, key, failed } = refund;
  const rows = await refundsOfPayment(tx, payment);
  const known = rows.find(({ providerId }) => providerId === id) ?? rows.find((r) => r.key === key);
  if (known && failed) return failRefund(tx, order, { ...known, providerId: id }, at);
  if (known?.status === 'requested') return confirmRefund(deps, tx, order, known.id, id);
  if (known) return;

  const unnamed = rows.filter((row) => row.status === 'done' && row.providerId === null);
  if (failed) return recordUnknownFailure(tx, about, unnamed, refund);
  const same = unnamed.find((row) => row.amount === amount);
  if (same) return updateRefund(tx, same.id, { providerId: id });
  const recorded = await subtractFromSums(tx, unnamed, amount);
  return addRefund(deps, tx, { order, payment, rows }, { amount, recorded, providerId: id });
};

/** Whether a refund that the provider had made has failed at a time or after it. */
const hasFailedSince = ({ status, providerId, settledAt }: RefundRow, at: Date): boolean =>
  status === 'failed' && providerId !== null && settledAt !== null && settledAt >= at;

/**
 * Records the reported sum of a payment's refunds: what exceeds those known at that time was refunded
 * at the provider.
 */
export const recordRefundedSum = async (
  deps: MailDeps,
  tx: Transaction,
  { order, payment, at }: ReportedPayment,
  sum: number,
): Promise<void> => {
  const rows = await refundsOfPayment(tx, payment);
  const known = amountOf(rows.filter((row) => row.status !== 'failed' || hasFailedSince(row, at)));
  if (sum <= known) return;
  const refund = { amount: sum - known, recorded: 0, providerId: null };
  await addRefund(deps, tx, { order, payment, rows }, refund);
};
