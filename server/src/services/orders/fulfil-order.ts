import { eq } from 'drizzle-orm';

import type { Order, Tracking } from '@contract/order';

import { orders } from '../../db/schema';
import { ConflictError } from '../../shared/errors';
import { recordChange, type Shopkeeper } from '../audit/audit';
import { enqueueDeliveredMail, enqueueShippedMail } from '../order-rows/order-mail';
import { recordStatus } from '../order-rows/order-rows';
import { changeOrder, type OrderDeps } from './change-order';

/**
 * The shopkeeper ships a pending order, and a card order once it is paid, with its tracking. For a
 * shipped order only the tracking is changed. 409 otherwise.
 */
export const shipOrder = (
  deps: OrderDeps & Shopkeeper,
  id: number,
  tracking?: Tracking,
): Promise<Order> =>
  changeOrder(deps, id, undefined, async (tx, order) => {
    const setTracking = async () => {
      if (tracking) await tx.update(orders).set({ tracking }).where(eq(orders.id, id));
      await recordChange(deps, tx, {
        what: 'orders ship',
        subject: `order ${id}`,
        details: { tracking },
      });
    };
    if (order.status === 'shipped') return setTracking();
    if (order.status !== 'pending' && order.status !== 'processing') {
      throw new ConflictError(`Order ${id} is ${order.status}: it can't be shipped.`);
    }
    if (order.heldAt) throw new ConflictError(`Order ${id} is on hold: release it first.`);
    if (order.paymentMethod === 'credit_card' && order.paymentStatus !== 'paid') {
      throw new ConflictError(`Order ${id} is not paid yet: it can't be shipped.`);
    }
    await setTracking();
    await recordStatus(tx, id, 'shipped');
    await enqueueShippedMail(deps, tx, { ...order, tracking: tracking ?? null });
  });

/**
 * The shopkeeper marks a shipped order as delivered, and a cash order as paid; the customer gets a mail.
 * 409 otherwise.
 */
export const deliverOrder = (deps: OrderDeps & Shopkeeper, id: number): Promise<Order> =>
  changeOrder(deps, id, undefined, async (tx, order) => {
    if (order.status === 'delivered') return;
    if (order.status !== 'shipped') {
      throw new ConflictError(`Order ${id} is ${order.status}: it can't be delivered.`);
    }
    if (order.paymentMethod === 'cash_on_delivery') {
      await tx.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, id));
    }
    const deliveredAt = await recordStatus(tx, id, 'delivered');
    await recordChange(deps, tx, { what: 'orders deliver', subject: `order ${id}` });
    await enqueueDeliveredMail(deps, tx, order, deliveredAt);
  });

/** The shopkeeper marks a delivered order as completed. 409 otherwise. */
export const completeOrder = (deps: OrderDeps & Shopkeeper, id: number): Promise<Order> =>
  changeOrder(deps, id, undefined, async (tx, order) => {
    if (order.status === 'completed') return;
    if (order.status !== 'delivered') {
      throw new ConflictError(`Order ${id} is ${order.status}: it can't be completed.`);
    }
    await recordStatus(tx, id, 'completed');
    await recordChange(deps, tx, { what: 'orders complete', subject: `order ${id}` });
  });

/** The shopkeeper puts an order on hold, or releases it. 409 once it is shipped. */
export const holdOrder = (
  deps: OrderDeps & Shopkeeper,
  id: number,
  details: { release: boolean; reason?: string },
): Promise<Order> =>
  changeOrder(deps, id, undefined, async (tx, order) => {
    if (order.status !== 'pending' && order.status !== 'processing') {
      throw new ConflictError(`Order ${id} is ${order.status}: it can't be held.`);
    }
    const heldAt = details.release ? null : (order.heldAt ?? new Date());
    await tx.update(orders).set({ heldAt }).where(eq(orders.id, id));
    await recordChange(deps, tx, { what: 'orders hold', subject: `order ${id}`, details });
  });
