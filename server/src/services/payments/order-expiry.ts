import { and, asc, eq, lte } from 'drizzle-orm';

import { hourMs } from '@contract/durations';

import type { Transaction } from '../../db/client';
import { orders, payments } from '../../db/schema';
import { transact } from '../../db/transaction';
import { startBackgroundJob } from '../../shared/background-job';
import { logError } from '../../shared/log-error';
import { enqueueOrderMail } from '../order-rows/order-mail';
import { lockOrder, type OrderRow, recordStatus, restoreStock } from '../order-rows/order-rows';
import { applySessionState, attemptOf, providerOf } from './payment-attempts';
import type { PaymentRow } from './payment-changes';
import type { PaymentDeps } from './payment-deps';
import type { PaymentProvider } from './payment-provider';
import { endPayments } from './whole-refunds';

const everyMs = 15_000;
const batchSize = 100;

/** How long an order is kept beyond its time while the provider does not respond. */
const maxSilenceMs = hourMs;

/** How often an order is checked while its payment is processed, which may take days. */
const processingMs = hourMs;

/**
 * Cancels a locked card order that is unpaid, and puts its items back into stock; any other order is
 * not changed. A payment that still arrives is refunded.
 */
export const expireOrder = async (
  deps: Pick<PaymentDeps, 'mail'>,
  tx: Transaction,
  order: OrderRow,
): Promise<void> => {
  const isUnpaid = order.paymentMethod === 'credit_card' && order.paymentStatus === 'unpaid';
  if (!isUnpaid || order.status !== 'pending') return;
  await endPayments(tx, order);
  await tx.update(orders).set({ expiredAt: new Date() }).where(eq(orders.id, order.id));
  await recordStatus(tx, order.id, 'cancelled');
  await restoreStock(tx, order);
  await enqueueOrderMail(deps, tx, { kind: 'order-expired', order });
};

/**
 * Closes the payment page of an order whose time is over. False when it was paid, or while a payment is
 * processed.
 */
const closePage = async (
  deps: PaymentDeps,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<boolean> => {
  const attempt = attemptOf(payment);
  try {
    await provider.expireSession(attempt);
    return true;
  } catch (error) {
    // A page that was paid on, or has expired, can't be closed.
    const session = await provider.sessionState(attempt);
    if (session.state === 'open') throw error;
    if (session.state === 'paid') await applySessionState(deps, payment, session);
    return session.state === 'expired';
  }
};

const expireIfDue = async (deps: PaymentDeps, order: OrderRow, now: Date): Promise<void> => {
  const [open] = await deps.db.orm
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'open')));
  const provider = open?.sessionId ? providerOf(deps, open) : undefined;
  const isClosed =
    !open ||
    !provider ||
    (await closePage(deps, provider, open).catch((error: unknown) => {
      const overdueMs = now.getTime() - (order.payBy?.getTime() ?? 0);
      if (overdueMs < maxSilenceMs) throw error;
      logError(`The payment page of order ${order.id} may still be open:`, error);
      return true;
    }));

  await transact(deps.db, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (!locked?.payBy || locked.payBy > now || locked.paymentStatus !== 'unpaid') return;
    if (isClosed) return expireOrder(deps, tx, locked);
    const payBy = new Date(now.getTime() + processingMs);
    await tx.update(orders).set({ payBy }).where(eq(orders.id, order.id));
  });
  deps.mail.wake();
};

/**
 * Cancels the card orders that were not paid in time. Several processes may do so at once: each order
 * expires once. One whose page can't be closed is tried again by the next run.
 */
export const expireDueOrders = async (
  deps: PaymentDeps,
  signal: AbortSignal,
  now = new Date(),
): Promise<void> => {
  const due = await deps.db.orm
    .select()
    .from(orders)
    .where(
      and(eq(orders.status, 'pending'), eq(orders.paymentStatus, 'unpaid'), lte(orders.payBy, now)),
    )
    .orderBy(asc(orders.payBy))
    .limit(batchSize);
  for (const order of due) {
    if (signal.aborted) return;
    await expireIfDue(deps, order, now).catch((error: unknown) => {
      logError(`Order ${order.id} could not expire and will be tried again:`, error);
    });
  }
};

/** The job that cancels card orders that were not paid in time. */
export const startOrderExpiry = (deps: PaymentDeps) =>
  startBackgroundJob({
    name: 'Cancelling unpaid orders',
    everyMs,
    run: (signal) => expireDueOrders(deps, signal),
  });
