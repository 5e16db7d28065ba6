import { eq } from 'drizzle-orm';

import { deliveredStatuses } from '@contract/constants';
import type { Order, Tracking } from '@contract/order';

import type { Transaction } from '../../db/client';
import { orders } from '../../db/schema';
import { transact } from '../../db/transaction';
import { ConflictError } from '../../shared/errors';
import { recordChange } from '../audit/audit';
import type { Shopkeeper } from '../audit/audit';
import { enqueueOrderMail } from '../order-rows/order-mail';
import { lockOrder, recordStatus, restoreStock } from '../order-rows/order-rows';
import type { OrderRow } from '../order-rows/order-rows';
import { endPayments } from '../payments/payment-changes';
import type { PaymentDeps } from '../payments/payment-deps';
import { closePaymentPages, openPaymentPage } from '../payments/payment-pages';
import { getOrder, orderNotFound, readOrder } from './read-orders';

/** What the shopkeeper's changes of orders need. */
export type OrderDeps = Pick<PaymentDeps, 'db' | 'mail'>;

/** Locks the order, applies `change`, and returns the changed order. */
const changeOrder = async (
  deps: OrderDeps,
  id: number,
  customerId: number | undefined,
  change: (tx: Transaction, order: OrderRow) => Promise<void>,
): Promise<Order> => {
  const changed = await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, id, customerId);
    if (!order) throw orderNotFound();
    await change(tx, order);
    return readOrder(tx, eq(orders.id, id));
  });
  deps.mail.wake();
  return changed;
};

/** POST /orders/{id}/cancel: a pending order; restores its stock and refunds its payment. 409 otherwise. */
export const cancelOrder = async (
  deps: PaymentDeps,
  customerId: number,
  id: number,
): Promise<Order> => {
  const cancelled = await changeOrder(deps, id, customerId, async (tx, order) => {
    if (order.status === 'cancelled') return;
    if (order.status !== 'pending') {
      throw new ConflictError('Only an order that is still pending can be cancelled.');
    }
    await endPayments(tx, order);
    await recordStatus(tx, id, 'cancelled');
    await restoreStock(tx, order);
    const paid = order.paymentStatus === 'paid' ? order.subtotal + order.shipping : 0;
    await enqueueOrderMail(deps, tx, 'order-cancelled', order, paid);
  });
  deps.refunds.wake();
  void closePaymentPages(deps, id);
  return cancelled;
};

/**
 * POST /orders/{id}/refund: a delivered order that was paid by card. 409 otherwise. The price of
 * the items is refunded; shipping is non-refundable (section 9).
 */
export const refundOrder = async (
  deps: PaymentDeps,
  customerId: number,
  id: number,
): Promise<Order> => {
  const refunded = await changeOrder(deps, id, customerId, async (tx, order) => {
    if (order.status === 'refunded') return;
    const delivered = deliveredStatuses.includes(order.status);
    if (!delivered || order.paymentMethod !== 'credit_card' || order.paymentStatus !== 'paid') {
      throw new ConflictError('Only a delivered order that was paid by card can be refunded.');
    }
    await endPayments(tx, order, order.subtotal);
    await recordStatus(tx, id, 'refunded');
    await restoreStock(tx, order);
    await enqueueOrderMail(deps, tx, 'order-refunded', order, order.subtotal);
  });
  deps.refunds.wake();
  return refunded;
};

/** POST /orders/{id}/pay: where to pay an unpaid card order. 409 when there is nothing to pay. */
export const payOrder = async (
  deps: PaymentDeps,
  customerId: number,
  id: number,
): Promise<{ payment_url: string }> => {
  const order = await getOrder(deps, customerId, id);
  return { payment_url: await openPaymentPage(deps, order.id) };
};

/**
 * The shopkeeper ships a pending order, if by card a paid one, and says where it can be followed;
 * of a shipped order that alone is changed. 409 otherwise.
 */
export const shipOrder = (
  deps: OrderDeps & Shopkeeper,
  id: number,
  tracking?: Tracking,
): Promise<Order> =>
  changeOrder(deps, id, undefined, async (tx, order) => {
    const track = async () => {
      if (tracking) await tx.update(orders).set({ tracking }).where(eq(orders.id, id));
      await recordChange(deps, tx, {
        what: 'orders ship',
        subject: `order ${id}`,
        details: { tracking },
      });
    };
    if (order.status === 'shipped') return track();
    if (order.status !== 'pending' && order.status !== 'processing') {
      throw new ConflictError(`Order ${id} is ${order.status}: it can't be shipped.`);
    }
    if (order.paymentMethod === 'credit_card' && order.paymentStatus !== 'paid') {
      throw new ConflictError(`Order ${id} is not paid yet: it can't be shipped.`);
    }
    await track();
    await recordStatus(tx, id, 'shipped');
    await enqueueOrderMail(deps, tx, 'order-shipped', { ...order, tracking: tracking ?? null });
  });

/** The shopkeeper delivers a shipped order, and takes the cash for it. 409 otherwise. */
export const deliverOrder = (deps: OrderDeps & Shopkeeper, id: number): Promise<Order> =>
  changeOrder(deps, id, undefined, async (tx, order) => {
    if (order.status === 'delivered') return;
    if (order.status !== 'shipped') {
      throw new ConflictError(`Order ${id} is ${order.status}: it can't be delivered.`);
    }
    if (order.paymentMethod === 'cash_on_delivery') {
      await tx.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, id));
    }
    await recordStatus(tx, id, 'delivered');
    await recordChange(deps, tx, { what: 'orders deliver', subject: `order ${id}` });
  });
