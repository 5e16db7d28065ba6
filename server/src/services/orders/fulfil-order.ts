import { eq } from 'drizzle-orm';

import type { Order, Tracking } from '@contract/order';

import { orders } from '../../db/schema';
import { ConflictError } from '../../shared/errors';
import { recordChange } from '../audit/audit';
import type { Shopkeeper } from '../audit/audit';
import { enqueueShippedMail } from '../order-rows/order-mail';
import { recordStatus } from '../order-rows/order-rows';
import { changeOrder } from './change-order';
import type { OrderDeps } from './change-order';

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
    if (order.heldAt) throw new ConflictError(`Order ${id} is on hold: release it first.`);
    if (order.paymentMethod === 'credit_card' && order.paymentStatus !== 'paid') {
      throw new ConflictError(`Order ${id} is not paid yet: it can't be shipped.`);
    }
    await track();
    await recordStatus(tx, id, 'shipped');
    await enqueueShippedMail(deps, tx, { ...order, tracking: tracking ?? null });
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

/** The shopkeeper closes a delivered order for good. 409 otherwise. */
export const completeOrder = (deps: OrderDeps & Shopkeeper, id: number): Promise<Order> =>
  changeOrder(deps, id, undefined, async (tx, order) => {
    if (order.status === 'completed') return;
    if (order.status !== 'delivered') {
      throw new ConflictError(`Order ${id} is ${order.status}: it can't be completed.`);
    }
    await recordStatus(tx, id, 'completed');
    await recordChange(deps, tx, { what: 'orders complete', subject: `order ${id}` });
  });

/** The shopkeeper keeps an order from being shipped, or lets it be shipped again. 409 once it is. */
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
