import { and, asc, eq, ne } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { payments, refunds } from '../../db/schema';
import { InvalidInputError } from '../../shared/errors';
import type { OrderRow } from '../order-rows/order-rows';
import { amountOf, updateRefund } from '../order-rows/refund-rows';
import type { RefundRow } from '../order-rows/refund-rows';
import type { PaymentRow } from './payment-changes';
import type { PaymentDeps } from './payment-deps';
import { applyRefund, confirmRefund, failRefund } from './refund-changes';
import { refundKey } from './whole-refunds';

type MailDeps = Pick<PaymentDeps, 'mail'>;

/** A refund as the provider reports it. */
export interface ReportedRefund {
  id: string;
  /** Minor units of the payment's currency. */
  amount: number;
  /** Our key, where the shop asked for it. */
  key: string | null;
  failed: boolean;
}

const refundsOfPayment = (tx: Transaction, payment: PaymentRow): Promise<RefundRow[]> =>
  tx.select().from(refunds).where(eq(refunds.paymentId, payment.id)).orderBy(asc(refunds.id));

/** What was made at the provider takes the place of what was still to be made. */
const reduceDue = async (tx: Transaction, rows: RefundRow[], left: number): Promise<boolean> => {
  let room = left;
  let isReduced = false;
  for (const { id, amount } of rows.filter(({ status }) => status === 'due')) {
    if (amount > room) {
      isReduced = true;
      await updateRefund(
        tx,
        id,
        room > 0 ? { amount: room, key: refundKey() } : { status: 'failed', settledAt: new Date() },
      );
    }
    room = Math.max(0, room - amount);
  }
  return isReduced;
};

const isSurplus = async (tx: Transaction, { id, orderId }: PaymentRow): Promise<boolean> => {
  const stillPaid = and(eq(payments.orderId, orderId), ne(payments.id, id));
  const [other] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(stillPaid, eq(payments.status, 'paid')));
  return other !== undefined;
};

/**
 * Takes an amount out of refunds whose ids are not known: a sum has told of them before they were
 * reported one by one. Returns how much of the amount they held.
 */
const takeTold = async (tx: Transaction, unnamed: RefundRow[], amount: number): Promise<number> => {
  let rest = amount;
  for (const row of unnamed) {
    const taken = Math.min(row.amount, rest);
    rest -= taken;
    if (taken === row.amount) await tx.delete(refunds).where(eq(refunds.id, row.id));
    else if (taken > 0) await updateRefund(tx, row.id, { amount: row.amount - taken });
  }
  return amount - rest;
};

interface MadeRefund {
  amount: number;
  /** How much of it was recorded before, in a sum. */
  told: number;
  providerId: string | null;
}

/** Records a refund that the shopkeeper made at the provider; 422 when it is more than was paid. */
const addRefund = async (
  deps: MailDeps,
  tx: Transaction,
  { order, payment, rows }: { order: OrderRow; payment: PaymentRow; rows: RefundRow[] },
  { amount, told, providerId }: MadeRefund,
): Promise<void> => {
  const made = amountOf(rows.filter(({ status }) => status === 'done'));
  const left = payment.amount - made - (amount - told);
  if (left < 0) throw new InvalidInputError('The event refunds more than was paid.');
  const isReduced = await reduceDue(tx, rows, left);
  const surplus = await isSurplus(tx, payment);
  const [refund] = await tx
    .insert(refunds)
    .values({
      ...{ orderId: order.id, paymentId: payment.id, amount, currency: payment.currency },
      ...{ origin: 'provider', status: 'done', providerId, surplus },
      key: providerId ?? refundKey(),
      settledAt: new Date(),
    })
    .returning();
  if (left === 0) {
    await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, payment.id));
  }
  // The customer knows already of what is reduced, and of what was told.
  if (!refund || isReduced || told === amount) return;
  await applyRefund(deps, tx, order, { ...refund, amount: amount - told });
};

/**
 * Records a refund that the provider reports by its id, once, whether the shop asked for it or the
 * shopkeeper made it there.
 */
export const recordReportedRefund = async (
  deps: MailDeps,
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  { id, amount, key, failed }: ReportedRefund,
): Promise<void> => {
  const rows = await refundsOfPayment(tx, payment);
  const known = rows.find(({ providerId }) => providerId === id) ?? rows.find((r) => r.key === key);
  if (known && failed) return failRefund(tx, order, known);
  if (known?.status === 'requested') return confirmRefund(deps, tx, order, known.id, id);
  if (known) return;

  if (failed) {
    await tx.insert(refunds).values({
      ...{ orderId: order.id, paymentId: payment.id, currency: payment.currency, amount },
      ...{ origin: 'provider', providerId: id, key: id, status: 'failed', settledAt: new Date() },
    });
    return;
  }
  const unnamed = rows.filter((row) => row.status === 'done' && row.providerId === null);
  const same = unnamed.find((row) => row.amount === amount);
  if (same) return updateRefund(tx, same.id, { providerId: id });
  const told = await takeTold(tx, unnamed, amount);
  return addRefund(deps, tx, { order, payment, rows }, { amount, told, providerId: id });
};

/**
 * Records what the provider says is refunded of a payment in all; what the shop does not know of
 * was refunded there.
 */
export const recordRefundedSum = async (
  deps: MailDeps,
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  sum: number,
): Promise<void> => {
  const rows = await refundsOfPayment(tx, payment);
  const known = amountOf(rows.filter(({ status }) => status !== 'failed'));
  if (sum <= known) return;
  const refund = { amount: sum - known, told: 0, providerId: null };
  await addRefund(deps, tx, { order, payment, rows }, refund);
};
