import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { orderLines, payments, refunds } from '../../db/schema';
import type { LineQuantity } from '../../db/schema';
import { ConflictError } from '../../shared/errors';
import { asCurrency, displayMoney, toWire } from '../../shared/money';
import type { Shopkeeper } from '../audit/audit';
import { linesLeft } from '../order-rows/order-rows';
import type { OrderRow } from '../order-rows/order-rows';
import { amountOf, refundsOf } from '../order-rows/refund-rows';
import type { RefundRow } from '../order-rows/refund-rows';
import type { PaymentRow } from '../payments/payment-changes';
import { hasArrived } from '../payments/refund-changes';
import { refundKey } from '../payments/whole-refunds';

/** What the shopkeeper wants to refund: lines, an amount, both, or all of a delivered order. */
export interface RefundWish {
  /** Lines by their ids; without a quantity, all that is left of one. */
  lines: { id: number; quantity?: number }[];
  /** Minor units; what the lines cost where it is absent. */
  amount?: number;
  /** Whether the lines go back into stock; they do where it is absent. */
  restock?: boolean;
  reason?: string;
}

/** A refund that the provider is to be asked for. */
export interface RequestedRefund {
  payment: PaymentRow;
  refund: RefundRow;
  /** The provider may have been asked before. */
  repeated: boolean;
}

type WantedRefund = Pick<RefundRow, 'amount' | 'lines' | 'restock'>;

const money = ({ currency }: OrderRow, amount: number): string =>
  displayMoney(asCurrency(currency), toWire(amount));

/** The card payment that has most left to refund, locked. */
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

const wantedLines = (
  order: OrderRow,
  wished: RefundWish['lines'],
  left: LineQuantity[],
): LineQuantity[] =>
  wished.map(({ id, quantity }) => {
    const most = left.find((line) => line.id === id)?.quantity ?? 0;
    if (most === 0) throw new ConflictError(`Order ${order.id} has no line ${id} left to refund.`);
    if (quantity !== undefined && quantity > most) {
      throw new ConflictError(`Line ${id} of order ${order.id} has ${most} left to refund.`);
    }
    return { id, quantity: quantity ?? most };
  });

const priceOf = async (tx: Transaction, orderId: number, lines: LineQuantity[]) => {
  const rows = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const prices = new Map(rows.map(({ id, unitPrice }) => [id, unitPrice]));
  return lines.reduce((sum, { id, quantity }) => sum + (prices.get(id) ?? 0) * quantity, 0);
};

/** All that is left of an order that has arrived; nothing when it is refunded already. */
const wholeRefund = (order: OrderRow, rows: RefundRow[], left: LineQuantity[]): WantedRefund => {
  const amount = order.subtotal - amountOf(rows.filter(({ surplus }) => !surplus));
  const isPaid = order.paymentMethod === 'credit_card' && order.paymentStatus === 'paid';
  if (order.status === 'refunded' && (amount <= 0 || !isPaid)) {
    return { amount: 0, lines: [], restock: false };
  }
  if (!hasArrived(order) || !isPaid) {
    throw new ConflictError('Only a delivered order that was paid by card can be refunded.');
  }
  if (amount <= 0) {
    throw new ConflictError(`The pieces of order ${order.id} are refunded: name an amount.`);
  }
  return { amount, lines: left, restock: true };
};

const wantedRefund = async (
  tx: Transaction,
  order: OrderRow,
  wish: RefundWish,
  rows: RefundRow[],
): Promise<WantedRefund> => {
  const left = await linesLeft(tx, order.id, rows);
  if (wish.lines.length === 0 && wish.amount === undefined) {
    const whole = wholeRefund(order, rows, left);
    return { ...whole, restock: wish.restock ?? whole.restock };
  }
  const lines = wantedLines(order, wish.lines, left);
  const amount = wish.amount ?? (await priceOf(tx, order.id, lines));
  return { amount, lines, restock: lines.length > 0 && (wish.restock ?? true) };
};

const isSame = (one: WantedRefund, other: WantedRefund): boolean =>
  one.amount === other.amount &&
  one.restock === other.restock &&
  one.lines.length === other.lines.length &&
  one.lines.every(({ id, quantity }) =>
    other.lines.some((line) => line.id === id && line.quantity === quantity),
  );

/**
 * Reserves a refund of a locked order for the provider to make: all refunds together are never more
 * than was paid. One that the provider has not confirmed is taken up again by the same wish, and no
 * other can be made before. 'refunded' when nothing is left to refund of the whole order. 409 when
 * the order can't be refunded so.
 */
export const requestRefund = async (
  { who }: Shopkeeper,
  tx: Transaction,
  order: OrderRow,
  wish: RefundWish,
): Promise<RequestedRefund | 'refunded'> => {
  const all = await refundsOf(tx, [order.id]);
  const open = all.find(({ status }) => status === 'requested');
  const rows = all.filter((row) => row !== open);
  const wanted = await wantedRefund(tx, order, wish, rows);
  if (wanted.amount === 0) return 'refunded';
  const { payment, left } = await capturedPayment(tx, order, rows);
  if (open && isSame(open, wanted)) return { payment, refund: open, repeated: true };
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
      ...{ orderId: order.id, paymentId: payment.id, currency: payment.currency, ...wanted },
      ...{ origin: 'house', who, status: 'requested', key: refundKey() },
      ...(wish.reason === undefined ? {} : { reason: wish.reason }),
    })
    .returning();
  if (!refund) throw new Error('The refund was not written');
  return { payment, refund, repeated: false };
};
