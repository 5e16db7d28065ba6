import { and, asc, eq, inArray } from 'drizzle-orm';

import { formatMoney } from '@contract/minor-units';

import type { Transaction } from '../../db/client';
import { payments, refunds } from '../../db/schema';
import { ConflictError } from '../../shared/errors';
import type { Shopkeeper } from '../audit/audit';
import type { OrderRow } from '../order-rows/order-rows';
import { amountOf, type RefundRow, refundsOf, updateRefund } from '../order-rows/refund-rows';
import { isSurplus } from '../payments/is-surplus';
import { lockPayment, type PaymentRow } from '../payments/payment-changes';
import { refundKey } from '../payments/whole-refunds';
import { isSameRefund, type RefundOptions, type WantedRefund, wantedRefund } from './wanted-refund';

/** A refund to be made at the provider. */
export interface RequestedRefund {
  payment: PaymentRow;
  refund: RefundRow;
  /** Whether it may have been made already. */
  repeated: boolean;
}

const money = ({ currency }: OrderRow, amount: number): string =>
  formatMoney(amount, currency, { decimals: 2 });

/** A payment that was captured. */
interface Captured {
  payment: PaymentRow;
  /** What is left to refund of it, in minor units. */
  left: number;
  surplus: boolean;
}

/** The captured card payments of an order, locked, the one with the most left to refund first. */
const capturedPayments = async (
  tx: Transaction,
  order: OrderRow,
  rows: RefundRow[],
): Promise<Captured[]> => {
  const found = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, order.id),
        inArray(payments.status, ['paid', 'refunding', 'refunded']),
      ),
    )
    .orderBy(asc(payments.id))
    .for('update');
  const captured: Captured[] = [];
  for (const payment of found) {
    const refunded = amountOf(rows.filter(({ paymentId }) => paymentId === payment.id));
    const left = payment.amount - refunded;
    captured.push({ payment, left, surplus: await isSurplus(tx, payment) });
  }
  return captured.sort((one, other) => other.left - one.left);
};

/**
 * The payment that a refund is of: the one that pays the order. An amount alone may be of another, whose
 * refund has failed before: when it is all that is left of it, or more than is left of the first.
 */
const choosePayment = async (
  tx: Transaction,
  order: OrderRow,
  rows: RefundRow[],
  { amount, lines }: WantedRefund,
  options: RefundOptions,
): Promise<Captured> => {
  const captured = await capturedPayments(tx, order, rows);
  const own = captured.find(({ surplus }) => !surplus) ?? captured[0];
  if (!own) {
    throw new ConflictError(`Order ${order.id} has no card payment: there is nothing to refund.`);
  }
  if (options.amount === undefined || lines.length > 0) return own;
  const others = captured.filter(({ surplus }) => surplus);
  return (
    others.find(({ left }) => left === amount) ??
    (own.left < amount ? others.find(({ left }) => left > amount) : undefined) ??
    own
  );
};

/** Whether the repeated command would request this same refund. */
const isAskedFor = async (
  tx: Transaction,
  order: OrderRow,
  options: RefundOptions,
  refund: RefundRow,
  others: RefundRow[],
): Promise<boolean> => {
  try {
    return isSameRefund(refund, await wantedRefund(tx, order, options, others));
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
};

/**
 * The unanswered refund of an earlier identical command: a requested one first, since it blocks
 * others.
 */
const findUnanswered = async (
  tx: Transaction,
  order: OrderRow,
  options: RefundOptions,
  rows: RefundRow[],
): Promise<RefundRow | undefined> => {
  const isMade = ({ status }: RefundRow) => Number(status !== 'requested');
  const unanswered = rows
    .filter((row) => row.unanswered)
    .sort((one, other) => isMade(one) - isMade(other));
  for (const earlier of unanswered) {
    const others = rows.filter((row) => row !== earlier);
    if (await isAskedFor(tx, order, options, earlier, others)) return earlier;
  }
  return undefined;
};

/** What is left to do for it: request it again, or only report it. */
const repeatRefund = async (
  tx: Transaction,
  refund: RefundRow,
): Promise<RequestedRefund | { madeBefore: RefundRow }> => {
  if (refund.status !== 'requested') {
    await updateRefund(tx, refund.id, { unanswered: false });
    return { madeBefore: refund };
  }
  const payment = await lockPayment(tx, refund.paymentId);
  if (!payment) throw new Error(`Refund ${refund.id} has no payment`);
  return { payment, refund, repeated: true };
};

/**
 * Reserves a refund of a locked order before the provider makes it, so that all refunds together never
 * exceed what was paid. One whose command got no answer is taken up by the same command, and is not made
 * again: `madeBefore` when it was made meanwhile. Until it is confirmed no other can be made. 'refunded'
 * when nothing of the whole order is left to refund. 409 when it can't be refunded.
 */
export const requestRefund = async (
  { who }: Shopkeeper,
  tx: Transaction,
  order: OrderRow,
  options: RefundOptions,
): Promise<RequestedRefund | { madeBefore: RefundRow } | 'refunded'> => {
  const all = await refundsOf(tx, [order.id]);
  const unanswered = await findUnanswered(tx, order, options, all);
  if (unanswered) return repeatRefund(tx, unanswered);

  const open = all.find(({ status }) => status === 'requested');
  const rows = all.filter((row) => row !== open);
  const wanted = await wantedRefund(tx, order, options, rows);
  if (wanted.amount === 0) return 'refunded';
  if (open) {
    throw new ConflictError(
      `A refund of ${money(order, open.amount)} for order ${order.id} is not confirmed yet: repeat that command first.`,
    );
  }
  const { payment, left, surplus } = await choosePayment(tx, order, rows, wanted, options);
  if (wanted.amount > left) {
    throw new ConflictError(
      `Order ${order.id} has ${money(order, Math.max(0, left))} left to refund, not ${money(order, wanted.amount)}.`,
    );
  }
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      paymentId: payment.id,
      currency: payment.currency,
      ...wanted,
      surplus,
      origin: 'house',
      who,
      status: 'requested',
      unanswered: true,
      key: refundKey(),
      ...(options.reason === undefined ? {} : { reason: options.reason }),
    })
    .returning();
  if (!refund) throw new Error('The refund was not written');
  return { payment, refund, repeated: false };
};
