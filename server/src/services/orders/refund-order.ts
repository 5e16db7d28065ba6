import { eq } from 'drizzle-orm';

import { deliveredStatuses } from '@contract/constants';
import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';

import type { Transaction } from '../../db/client';
import { orders, refunds } from '../../db/schema';
import { transact } from '../../db/transaction';
import { ConflictError, TryLaterError } from '../../shared/errors';
import { logError } from '../../shared/log-error';
import type { Shopkeeper } from '../audit/audit';
import { enqueueOrderMail } from '../order-rows/order-mail';
import {
  linesLeft,
  lockOrder,
  type OrderRow,
  recordStatus,
  restoreStock,
} from '../order-rows/order-rows';
import { type RefundRow, updateRefund } from '../order-rows/refund-rows';
import type { PaymentDeps } from '../payments/payment-deps';
import { RefundRefusedError } from '../payments/payment-provider';
import { confirmRefund } from '../payments/refund-changes';
import { recordRefusal, refundAtProvider } from '../payments/refunds';
import { endPayments } from '../payments/whole-refunds';
import { changeOrder } from './change-order';
import { orderNotFound, readOrder } from './read-orders';
import { type RequestedRefund, requestRefund } from './request-refund';
import type { RefundOptions } from './wanted-refund';

const retryAfterSeconds = 60;

const assertRefundable = (order: OrderRow): void => {
  const delivered = deliveredStatuses.includes(order.status);
  if (!delivered || order.paymentMethod !== 'credit_card' || order.paymentStatus !== 'paid') {
    throw new ConflictError(
      i18n.t('Only a delivered order that was paid by card can be refunded.'),
    );
  }
};

/**
 * POST /orders/{id}/refund: for a delivered order that was paid by card; 409 otherwise. Refunds the
 * price of the items less earlier refunds; shipping is non-refundable (section 9).
 */
export const refundOrder = async (
  deps: PaymentDeps,
  customerId: number,
  id: number,
): Promise<Order> => {
  const refunded = await changeOrder(deps, id, customerId, async (tx, order) => {
    if (order.status === 'refunded') return;
    assertRefundable(order);
    const lines = await linesLeft(tx, id);
    const upTo = order.subtotal;
    const amount = await endPayments(tx, order, { upTo, lines, origin: 'customer' });
    await recordStatus(tx, id, 'refunded');
    await restoreStock(tx, order);
    if (amount > 0)
      await enqueueOrderMail(deps, tx, { kind: 'order-refunded', order, refunded: amount });
  });
  deps.refunds.wake();
  return refunded;
};

/** Makes a refund at the provider, and returns its id there; 409 when the provider refuses it. */
const askForRefund = async (
  deps: PaymentDeps,
  { payment, refund, repeated }: RequestedRefund,
): Promise<string> => {
  try {
    const made = await refundAtProvider(deps, payment, refund, repeated);
    if (made !== null) return made;
    throw new RefundRefusedError('All of the payment has been refunded there already.');
  } catch (error) {
    if (!(error instanceof RefundRefusedError)) throw error;
    await recordRefusal(deps, payment, refund);
    throw new ConflictError(
      `The payment provider refused the refund of order ${refund.orderId}: ${error.message}`,
    );
  }
};

/** As askForRefund does; undefined when there was no answer. */
const makeRefund = async (
  deps: PaymentDeps,
  requested: RequestedRefund,
): Promise<string | undefined> => {
  try {
    return await askForRefund(deps, requested);
  } catch (error) {
    if (error instanceof ConflictError) throw error;
    logError(`The refund of order ${requested.refund.orderId} failed:`, error);
    return undefined;
  }
};

/**
 * Records that a requested refund is made, where the provider has answered or has reported it meanwhile,
 * and that its command is answered. 503 when it is still not known.
 */
const answerCommand = async (
  deps: PaymentDeps,
  tx: Transaction,
  order: OrderRow,
  id: number,
  made: string | undefined,
): Promise<void> => {
  if (made !== undefined) await confirmRefund(deps, tx, order, id, made);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (refund?.status === 'requested') {
    throw new TryLaterError(
      503,
      `The payment provider did not answer, so it is not known whether the refund of order ${order.id} was made. Please repeat the command: the money goes back once.`,
      retryAfterSeconds,
    );
  }
  if (!refund || refund.status === 'failed') {
    throw new ConflictError(`The refund of order ${order.id} failed at the payment provider.`);
  }
  await updateRefund(tx, id, { unanswered: false });
};

/** What became of a command that refunds an order. */
export interface RefundOutcome {
  order: Order;
  /** The refund that the command made; undefined when all was refunded. */
  refund?: RefundRow;
  /** True if an earlier identical command, which got no response, made it. */
  madeBefore: boolean;
}

/**
 * The shopkeeper refunds lines of an order, an amount, or what is left of a delivered one. The order is
 * changed after the provider has made the refund. 409 when it can't be refunded or the provider refuses;
 * 503 when the provider does not respond: repeating the call makes the same refund, once, also when it is
 * reported before.
 */
export const refundOrderOf = async (
  deps: PaymentDeps & Shopkeeper,
  id: number,
  options: RefundOptions = { lines: [] },
): Promise<RefundOutcome> => {
  const requested = await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw orderNotFound();
    return requestRefund(deps, tx, order, options);
  });
  const readChanged = () => readOrder(deps.db.orm, eq(orders.id, id));
  if (requested === 'refunded') return { order: await readChanged(), madeBefore: false };
  if ('madeBefore' in requested) {
    return { order: await readChanged(), refund: requested.madeBefore, madeBefore: true };
  }
  const { refund } = requested;
  const made = await makeRefund(deps, requested);
  const order = await changeOrder(deps, id, undefined, (tx, locked) =>
    answerCommand(deps, tx, locked, refund.id, made),
  );
  return { order, refund, madeBefore: false };
};
