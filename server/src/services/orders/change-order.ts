import { eq } from 'drizzle-orm';

import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';

import type { Transaction } from '../../db/client';
import { orders } from '../../db/schema';
import { transact } from '../../db/transaction';
import { ConflictError } from '../../shared/errors';
import { recordChange, type Shopkeeper } from '../audit/audit';
import { enqueueOrderMail } from '../order-rows/order-mail';
import {
  linesLeft,
  lockOrder,
  type OrderRow,
  recordStatus,
  restoreStock,
} from '../order-rows/order-rows';
import type { PaymentDeps } from '../payments/payment-deps';
import { closePaymentPages, openPaymentPage } from '../payments/payment-pages';
import { endPayments } from '../payments/whole-refunds';
import { getOrder, orderNotFound, readOrder } from './read-orders';

/** What changes of orders need. */
export type OrderDeps = Pick<PaymentDeps, 'db' | 'mail'>;

/** Locks the order, applies `change`, and returns the changed order. */
export const changeOrder = async (
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

/** Who changes an order: its customer, or the house. */
type Actor = { customerId: number } | Shopkeeper;

const originOf = (actor: Actor): { origin: 'house'; who: string } | { origin: 'customer' } =>
  'who' in actor ? { origin: 'house', who: actor.who } : { origin: 'customer' };

/** Cancels a pending order; restores its stock and refunds its payment. 409 otherwise. */
const cancel = async (deps: PaymentDeps, actor: Actor, id: number): Promise<Order> => {
  const customerId = 'customerId' in actor ? actor.customerId : undefined;
  const cancelled = await changeOrder(deps, id, customerId, async (tx, order) => {
    if (order.status === 'cancelled') return;
    if (order.status !== 'pending') {
      throw new ConflictError(i18n.t('Only an order that is still pending can be cancelled.'));
    }
    if ('who' in actor) {
      await recordChange(actor, tx, { what: 'orders cancel', subject: `order ${id}` });
    }
    const lines = await linesLeft(tx, id);
    const upTo = order.subtotal + order.shipping;
    const refunded = await endPayments(tx, order, { upTo, lines, ...originOf(actor) });
    await recordStatus(tx, id, 'cancelled');
    await restoreStock(tx, order);
    await enqueueOrderMail(deps, tx, { kind: 'order-cancelled', order, refunded });
  });
  deps.refunds.wake();
  return cancelled;
};

/** POST /orders/{id}/cancel: a pending order of the customer's. 409 otherwise. */
export const cancelOrder = async (
  deps: PaymentDeps,
  customerId: number,
  id: number,
): Promise<Order> => {
  const cancelled = await cancel(deps, { customerId }, id);
  void closePaymentPages(deps, id);
  return cancelled;
};

/**
 * The shopkeeper cancels a pending order, and closes its payment pages: a command may end its process
 * after this. 409 otherwise.
 */
export const cancelOrderOf = async (deps: PaymentDeps & Shopkeeper, id: number): Promise<Order> => {
  const cancelled = await cancel(deps, deps, id);
  await closePaymentPages(deps, id);
  return cancelled;
};

/** POST /orders/{id}/pay: the page to pay an unpaid card order at. 409 when it can't be paid. */
export const payOrder = async (
  deps: PaymentDeps,
  customerId: number,
  id: number,
): Promise<{ payment_url: string }> => {
  const order = await getOrder(deps, customerId, id);
  return { payment_url: await openPaymentPage(deps, order.id) };
};
