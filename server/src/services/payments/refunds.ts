import { and, asc, eq, ne, notExists, sql } from 'drizzle-orm';

import type { Database, Transaction, WithDb } from '../../db/client';
import { payments, refunds } from '../../db/schema';
import { transact } from '../../db/transaction';
import { logError } from '../../shared/log-error';
import { lockOrder, type OrderRow } from '../order-rows/order-rows';
import { amountOf, type RefundRow } from '../order-rows/refund-rows';
import { attemptOf, providerOf } from './payment-attempts';
import { lockPayment, type PaymentRow } from './payment-changes';
import type { PaymentDeps } from './payment-deps';
import { RefundRefusedError, type ReportedRefund } from './payment-provider';
import { recordReportedRefund, refundsOfPayment } from './provider-refunds';
import { failRefund } from './refund-changes';

type RefundDeps = Pick<PaymentDeps, 'db' | 'paymentProvider' | 'sandboxProvider'>;
type MailDeps = Pick<PaymentDeps, 'mail'>;

/** Makes a refund at the provider. Returns its id there; null where the payment is refunded already. */
export const refundAtProvider = async (
  deps: RefundDeps,
  payment: PaymentRow,
  { key, orderId, amount }: RefundRow,
  repeated: boolean,
): Promise<string | null> => {
  const provider = providerOf(deps, payment);
  if (!provider) throw new Error(`There are no keys for ${payment.provider}`);
  const request = { key, orderId, amount, repeated };
  return (await provider.refund(attemptOf(payment), request)).id;
};

/** The refund, unless it was settled meanwhile, or reduced, which gave it another key. */
const isUnchanged = ({ id, status, key }: RefundRow) =>
  and(eq(refunds.id, id), eq(refunds.status, status), eq(refunds.key, key));

/** Marks a payment as refunded when none of its refunds is due any more. */
const endRefunding = async ({ orm }: Database, id: number): Promise<void> => {
  const due = orm
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), eq(refunds.status, 'due')));
  await orm
    .update(payments)
    .set({ status: 'refunded' })
    .where(and(eq(payments.id, id), eq(payments.status, 'refunding'), notExists(due)));
};

const lockOrderOf = async (tx: Transaction, { id, orderId }: RefundRow): Promise<OrderRow> => {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`Refund ${id} has no order`);
  return order;
};

/**
 * Reported refunds in an order in which each can be recorded: first those that count as made and have
 * failed, since others may have been made in their place.
 */
const failedSinceFirst = (reported: ReportedRefund[], rows: RefundRow[]): ReportedRefund[] => {
  const made = rows.filter(({ status }) => status === 'done');
  const hasFailedSince = ({ id, key, failed }: ReportedRefund) =>
    failed && made.some((row) => row.providerId === id || row.key === key);
  return [
    ...reported.filter(hasFailedSince),
    ...reported.filter((refund) => !hasFailedSince(refund)),
  ];
};

/**
 * Records that the provider refuses a refund. Before that, what was refunded at the provider is recorded:
 * its events may be still to come, or lost. A refund of more than is left then did not fail: it is
 * dropped.
 */
export const recordRefusal = async (
  deps: RefundDeps & MailDeps,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<void> => {
  const reported = (await providerOf(deps, payment)?.listRefunds(attemptOf(payment))) ?? [];
  const at = new Date();
  await transact(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, refund);
    const locked = await lockPayment(tx, payment.id);
    if (!locked) throw new Error(`Refund ${refund.id} has no payment`);
    const rows = await refundsOfPayment(tx, locked);
    for (const one of failedSinceFirst(reported, rows)) {
      // The order is read again, since the one before may have ended it.
      const about = { order: await lockOrderOf(tx, refund), payment: locked, at };
      await recordReportedRefund(deps, tx, about, one);
    }
    const [refused] = await tx.select().from(refunds).where(isUnchanged(refund)).for('update');
    if (!refused) return;
    const made = (await refundsOfPayment(tx, locked)).filter(({ status }) => status === 'done');
    if (refused.amount <= locked.amount - amountOf(made)) return failRefund(tx, order, refused);
    await tx.delete(refunds).where(eq(refunds.id, refused.id));
  });
  deps.mail.wake();
};

const settle = async (
  deps: RefundDeps & MailDeps,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<void> => {
  let providerId: string | null;
  try {
    providerId = await refundAtProvider(deps, payment, refund, true);
  } catch (error) {
    if (!(error instanceof RefundRefusedError)) throw error;
    logError(`The refund of payment ${payment.id} was refused:`, error);
    return recordRefusal(deps, payment, refund);
  }
  await deps.db.orm
    .update(refunds)
    .set({ status: 'done', providerId, settledAt: new Date() })
    .where(isUnchanged(refund));
  await endRefunding(deps.db, payment.id);
};

/**
 * Makes the refunds that are due. One without an answer stays due and is tried again; one that the
 * provider refuses has failed. No further one is begun when `signal` aborts.
 */
export const settleRefunds = async (
  deps: RefundDeps & MailDeps,
  signal: AbortSignal,
): Promise<void> => {
  const due = await deps.db.orm
    .select({ payment: payments, refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.status, 'due'))
    .orderBy(asc(refunds.id));
  for (const { payment, refund } of due) {
    if (signal.aborted) return;
    await settle(deps, payment, refund).catch((error: unknown) => {
      logError(`The refund of payment ${payment.id} will be tried again:`, error);
    });
  }
};

/** How many refunds are still to be made, and how many have failed at the provider. */
export const countRefunds = async ({ db }: WithDb) => {
  const [counted] = await db.orm
    .select({
      waiting: sql<number>`count(*) filter (where status <> 'failed')::int`,
      failed: sql<number>`count(*) filter (where status = 'failed')::int`,
    })
    .from(refunds)
    .where(ne(refunds.status, 'done'));
  return counted ?? { waiting: 0, failed: 0 };
};
