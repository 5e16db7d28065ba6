import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { payments, refunds } from '../../db/schema';
import { ConflictError } from '../../shared/errors';
import { asCurrency, displayMoney, toWire } from '../../shared/money';
import type { Shopkeeper } from '../audit/audit';
import type { OrderRow } from '../order-rows/order-rows';
import { amountOf, type RefundRow, refundsOf } from '../order-rows/refund-rows';
import type { PaymentRow } from '../payments/payment-changes';
import { refundKey } from '../payments/whole-refunds';
import { isSameRefund, type RefundOptions, wantedRefund } from './wanted-refund';

/** A refund to be made at the provider. */
export interface RequestedRefund {
  payment: PaymentRow;
  refund: RefundRow;
  /** Whether it may have been made already. */
  repeated: boolean;
}

const money = ({ currency }: OrderRow, amount: number): string =>
  displayMoney(asCurrency(currency), toWire(amount));

/** The card payment with the most left to refund, locked. */
const capturedPayment = async (tx: Transaction, order: OrderRow, rows: RefundRow[]) => {
  const captured = await tx
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
  const [most] = captured
    .map((payment) => {
      const refunded = amountOf(rows.filter(({ paymentId }) => paymentId === payment.id));
      return { payment, left: payment.amount - refunded };
    })
    .sort((one, other) => other.left - one.left);
  if (!most) {
    throw new ConflictError(`Order ${order.id} has no card payment: there is nothing to refund.`);
  }
  return most;
};

/**
 * Reserves a refund of a locked order before the provider makes it, so that all refunds together never
 * exceed what was paid. An unconfirmed one is repeated by the same command; until then no other can be
 * made. 'refunded' when nothing of the whole order is left to refund. 409 when it can't be refunded.
 */
export const requestRefund = async (
  { who }: Shopkeeper,
  tx: Transaction,
  order: OrderRow,
  options: RefundOptions,
): Promise<RequestedRefund | 'refunded'> => {
  const all = await refundsOf(tx, [order.id]);
  const open = all.find(({ status }) => status === 'requested');
  const rows = all.filter((row) => row !== open);
  const wanted = await wantedRefund(tx, order, options, rows);
  if (wanted.amount === 0) return 'refunded';
  const { payment, left } = await capturedPayment(tx, order, rows);
  if (open && isSameRefund(open, wanted)) return { payment, refund: open, repeated: true };
  if (open) {
    throw new ConflictError(
      `A refund of ${money(order, open.amount)} for order ${order.id} is not confirmed yet: repeat that command first.`,
    );
  }
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
      origin: 'house',
      who,
      status: 'requested',
      key: refundKey(),
      ...(options.reason === undefined ? {} : { reason: options.reason }),
    })
    .returning();
  if (!refund) throw new Error('The refund was not written');
  return { payment, refund, repeated: false };
};
