import { i18n } from '@contract/i18n';

import type { Transaction } from '../../db/client';
import type { LineQuantity } from '../../db/schema';
import { ConflictError } from '../../shared/errors';
import { linesLeft, linesOf, type OrderRow } from '../order-rows/order-rows';
import { amountOf, type RefundRow } from '../order-rows/refund-rows';
import { hasArrived } from '../payments/refund-changes';

/** What the shopkeeper refunds: lines, an amount, both, or all of a delivered order. */
export interface RefundOptions {
  /** Lines by their ids; without a quantity, all that is left of one. */
  lines: { id: number; quantity?: number }[];
  /** Minor units. Default: the price of the lines. */
  amount?: number;
  /** Whether the lines go back into stock. Default: yes. */
  restock?: boolean;
  reason?: string;
}

/** The refund of a command, checked against the order. */
export type WantedRefund = Pick<RefundRow, 'amount' | 'lines' | 'restock'>;

const wantedLines = (
  order: OrderRow,
  asked: RefundOptions['lines'],
  left: LineQuantity[],
): LineQuantity[] =>
  asked.map(({ id, quantity }) => {
    const available = left.find((line) => line.id === id)?.quantity ?? 0;
    if (available === 0)
      throw new ConflictError(`Order ${order.id} has no line ${id} left to refund.`);
    if (quantity !== undefined && quantity > available) {
      throw new ConflictError(`Line ${id} of order ${order.id} has ${available} left to refund.`);
    }
    return { id, quantity: quantity ?? available };
  });

const priceOf = async (tx: Transaction, orderId: number, lines: LineQuantity[]) => {
  const prices = new Map((await linesOf(tx, orderId)).map(({ id, unitPrice }) => [id, unitPrice]));
  return lines.reduce((sum, { id, quantity }) => sum + (prices.get(id) ?? 0) * quantity, 0);
};

/** What is left of an order that has arrived; nothing when it is refunded already. */
const wholeRefund = (order: OrderRow, rows: RefundRow[], left: LineQuantity[]): WantedRefund => {
  const amount = order.subtotal - amountOf(rows.filter(({ surplus }) => !surplus));
  const isPaid = order.paymentMethod === 'credit_card' && order.paymentStatus === 'paid';
  if (order.status === 'refunded' && (amount <= 0 || !isPaid)) {
    return { amount: 0, lines: [], restock: false };
  }
  if (!hasArrived(order) || !isPaid) {
    throw new ConflictError(
      i18n.t('Only a delivered order that was paid by card can be refunded.'),
    );
  }
  if (amount <= 0) {
    throw new ConflictError(`The pieces of order ${order.id} are refunded: name an amount.`);
  }
  return { amount, lines: left, restock: true };
};

/**
 * The amount and lines that a command refunds of a locked order; `rows` are its earlier refunds. 409
 * for lines that are refunded already, or an order that can't be refunded.
 */
export const wantedRefund = async (
  tx: Transaction,
  order: OrderRow,
  options: RefundOptions,
  rows: RefundRow[],
): Promise<WantedRefund> => {
  const left = await linesLeft(tx, order.id, rows);
  if (options.lines.length === 0 && options.amount === undefined) {
    const whole = wholeRefund(order, rows, left);
    return { ...whole, restock: options.restock ?? whole.restock };
  }
  const lines = wantedLines(order, options.lines, left);
  const amount = options.amount ?? (await priceOf(tx, order.id, lines));
  return { amount, lines, restock: lines.length > 0 && (options.restock ?? true) };
};

/** Whether two refunds are for the same amount and lines. */
export const isSameRefund = (one: WantedRefund, other: WantedRefund): boolean =>
  one.amount === other.amount &&
  one.restock === other.restock &&
  one.lines.length === other.lines.length &&
  one.lines.every(({ id, quantity }) =>
    other.lines.some((line) => line.id === id && line.quantity === quantity),
  );
