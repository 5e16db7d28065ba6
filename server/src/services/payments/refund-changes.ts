import { eq } from 'drizzle-orm';

import { deliveredStatuses, type OrderStatus } from '@contract/constants';

import type { Transaction } from '../../db/client';
import { orders, payments, refunds } from '../../db/schema';
import { logError } from '../../shared/log-error';
import { enqueueOrderMail, type RefundPart } from '../order-rows/order-mail';
import { type OrderRow, recordStatus, restockLines, restoreStock } from '../order-rows/order-rows';
import {
  amountOf,
  type RefundRow,
  refundsOf,
  shownRefunds,
  updateRefund,
} from '../order-rows/refund-rows';
import type { PaymentDeps } from './payment-deps';
import { recordRefund, setRefunded } from './whole-refunds';

type MailDeps = Pick<PaymentDeps, 'mail'>;

const unsentStatuses: OrderStatus[] = ['pending', 'processing'];

/** Whether an order has arrived, and may have been refunded since. */
export const hasArrived = ({ status }: OrderRow): boolean =>
  status === 'refunded' || deliveredStatuses.includes(status);

/**
 * The amount that is refunded of a whole order, in minor units. Shipping is non-refundable once it has
 * arrived (section 9).
 */
export const wholeAmount = (order: OrderRow): number =>
  hasArrived(order) ? order.subtotal : order.subtotal + order.shipping;

/**
 * Ends an order of which everything is refunded: one that is not sent yet is cancelled, one that has
 * arrived is refunded. One on its way keeps its status, and its pieces are not back in stock.
 */
const endOrder = async (
  deps: MailDeps,
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
  part: RefundPart | undefined,
): Promise<void> => {
  await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, refund.paymentId));
  await setRefunded(tx, order);
  if (unsentStatuses.includes(order.status)) {
    await recordStatus(tx, order.id, 'cancelled');
    await restoreStock(tx, order);
    return enqueueOrderMail(deps, tx, { kind: 'order-cancelled', order, refunded: refund.amount });
  }
  if (deliveredStatuses.includes(order.status)) await recordStatus(tx, order.id, 'refunded');
  await enqueueOrderMail(deps, tx, {
    kind: 'order-refunded',
    order,
    refunded: refund.amount,
    part,
  });
};

/**
 * Applies a refund that the provider has made to its locked order: its lines go back into stock, the
 * customer gets a mail, and the order ends when nothing is left to refund. Refunds at the provider name no
 * lines: where one of them is among those of an order that has arrived, and all of it is refunded, all
 * that is left of its pieces is back, whichever refund was the last.
 */
export const applyRefund = async (
  deps: MailDeps,
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
): Promise<void> => {
  if (refund.restock) await restockLines(tx, order, refund);
  await recordRefund(tx, refund);
  if (refund.surplus) return;
  const made = shownRefunds(await refundsOf(tx, [order.id]));
  const refunded = amountOf(made);
  const isWhole = refunded >= wholeAmount(order);
  const namesNoLines = made.some(({ origin }) => origin === 'provider');
  if (isWhole && namesNoLines && hasArrived(order)) await restoreStock(tx, order);
  const { lines, amount } = refund;
  const part = { lines, remaining: order.subtotal + order.shipping - refunded };
  if (isWhole && order.paymentStatus !== 'refunded') {
    return endOrder(deps, tx, order, refund, amount < refunded ? part : undefined);
  }
  await enqueueOrderMail(deps, tx, { kind: 'order-refunded', order, refunded: amount, part });
};

/** Records that the provider has made a requested refund; a repeated call does nothing. */
export const confirmRefund = async (
  deps: MailDeps,
  tx: Transaction,
  order: OrderRow,
  id: number,
  providerId: string,
): Promise<void> => {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (refund?.status !== 'requested') return;
  await updateRefund(tx, id, { status: 'done', providerId, settledAt: new Date() });
  await applyRefund(deps, tx, order, { ...refund, status: 'done' });
};

/**
 * Records that a refund has failed at the provider, and when. The order keeps its status, its payment
 * counts as paid, and it can be refunded again.
 */
export const failRefund = async (
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
  at = new Date(),
): Promise<void> => {
  if (refund.status === 'failed') return;
  const { providerId } = refund;
  await updateRefund(tx, refund.id, { status: 'failed', providerId, settledAt: at });
  logError(
    `A refund of order ${order.id} failed at the provider. Refund it again:`,
    new Error(`Refund ${refund.id}`),
  );
  if (refund.surplus || refund.status === 'requested') return;
  await tx.update(payments).set({ status: 'paid' }).where(eq(payments.id, refund.paymentId));
  await tx.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, order.id));
};
