import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';

import type { Order, PlaceOrderRequest, PlacedOrder } from '@contract/order';

import type { Database, Orm, Transaction } from '../../db/client';
import { idempotencyKeys, orderEvents, orderLines, orders } from '../../db/schema';
import { ConflictError, NotFoundError, ShopError } from '../../shared/errors';
import type { MailService } from '../mail/mail-service';
import type { PaymentService } from '../payments/payment-service';
import { isRowId } from '../../db/row-id';
import { lockOrder, orderMail, recordStatus, restoreStock } from './order-changes';
import type { OrderRow } from './order-changes';
import { orderToWire } from './order-wire';
import { claimKey, placeOrder } from './place-order';
import { transact } from './transact';

export interface OrderServiceOptions {
  db: Database;
  mail: Pick<MailService, 'enqueue' | 'wake'>;
  payments: Pick<PaymentService, 'open' | 'end' | 'settle' | 'closePages'>;
}

const orderNotFound = () => new NotFoundError('Order not found');

const groupByOrder = <T extends { orderId: number }>(rows: T[]): Map<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const row of rows) groups.set(row.orderId, [...(groups.get(row.orderId) ?? []), row]);
  return groups;
};

const withDetails = async (orm: Orm | Transaction, rows: OrderRow[]): Promise<Order[]> => {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await orm
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  const events = await orm
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id));
  const linesOf = groupByOrder(lines);
  const eventsOf = groupByOrder(events);
  return rows.map((row) => orderToWire(row, linesOf.get(row.id) ?? [], eventsOf.get(row.id) ?? []));
};

const read = async (orm: Orm | Transaction, id: number): Promise<Order> => {
  const rows = await orm.select().from(orders).where(eq(orders.id, id));
  const [order] = await withDetails(orm, rows);
  if (!order) throw orderNotFound();
  return order;
};

/**
 * Orders (specification, sections 4 and 7): placed in one transaction, changed under a lock of
 * their row. Ids of other customers' orders answer 404 like unknown ones.
 */
export const createOrderService = ({ db, mail, payments }: OrderServiceOptions) => {
  /** Locks the order, lets `change` do its work, and answers with the order after it. */
  const changeOrder = async (
    id: number,
    customerId: number | undefined,
    change: (tx: Transaction, order: OrderRow) => Promise<void>,
  ): Promise<Order> => {
    if (!isRowId(id)) throw orderNotFound();
    const changed = await transact(db, async (tx) => {
      const order = await lockOrder(tx, id, customerId);
      if (!order) throw orderNotFound();
      await change(tx, order);
      return read(tx, id);
    });
    mail.wake();
    return changed;
  };

  /** The payment page of a placed order, remembered as part of what its key answers. */
  const withPaymentPage = async (
    placed: PlacedOrder,
    customerId: number,
    key: string | undefined,
  ): Promise<PlacedOrder> => {
    let url: string;
    try {
      url = await payments.open(placed.id);
    } catch (error) {
      // The order stands; its page offers to pay, and a repeated call tries again here.
      if (error instanceof ShopError) return placed;
      throw error;
    }
    const answer = { ...placed, payment_url: url };
    if (key === undefined) return answer;
    const [remembered] = await db.orm
      .update(idempotencyKeys)
      .set({ response: sql`${JSON.stringify(answer)}::jsonb || ${idempotencyKeys.response}` })
      .where(and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key)))
      .returning({ response: idempotencyKeys.response });
    return { id: placed.id, payment_url: remembered?.response?.payment_url ?? url };
  };

  return {
    /**
     * POST /orders: the whole bag in the customer's currency, all or nothing. The same key answers
     * as its first call did, 422 with other details; without a key every call is a new order. 409
     * when the bag is empty, or with `errors` by cart item when something is short.
     */
    place: async (
      customerId: number,
      request: PlaceOrderRequest,
      key?: string,
    ): Promise<PlacedOrder> => {
      const placed = await transact(db, async (tx): Promise<PlacedOrder> => {
        if (key !== undefined) {
          const claim = await claimKey(tx, customerId, key, request);
          if (!claim.first) return claim.answer;
        }
        const { order, takeStock } = await placeOrder(tx, customerId, request, key);
        await mail.enqueue(tx, { kind: 'order-placed', ...(await orderMail(tx, order)) });
        await takeStock();
        return { id: order.id };
      });
      mail.wake();
      if (request.payment_method !== 'credit_card' || placed.payment_url) return placed;
      return withPaymentPage(placed, customerId, key);
    },

    /** GET /orders: newest first. */
    list: async (customerId: number): Promise<Order[]> =>
      withDetails(
        db.orm,
        await db.orm
          .select()
          .from(orders)
          .where(eq(orders.customerId, customerId))
          .orderBy(desc(orders.createdAt), desc(orders.id)),
      ),

    /** GET /orders/{id} */
    get: async (customerId: number, id: number): Promise<Order> => {
      const rows = isRowId(id)
        ? await db.orm
            .select()
            .from(orders)
            .where(and(eq(orders.id, id), eq(orders.customerId, customerId)))
        : [];
      const [order] = await withDetails(db.orm, rows);
      if (!order) throw orderNotFound();
      return order;
    },

    /** POST /orders/{id}/cancel: a pending order; its stock and its money go back. 409 otherwise. */
    cancel: async (customerId: number, id: number): Promise<Order> => {
      const cancelled = await changeOrder(id, customerId, async (tx, order) => {
        if (order.status === 'cancelled') return;
        if (order.status !== 'pending') {
          throw new ConflictError('Only an order that is still pending can be cancelled.');
        }
        await payments.end(tx, order);
        await recordStatus(tx, order.id, 'cancelled');
        await restoreStock(tx, order);
        const paid = order.paymentStatus === 'paid' ? order.subtotal + order.shipping : 0;
        await mail.enqueue(tx, { kind: 'order-cancelled', ...(await orderMail(tx, order, paid)) });
      });
      payments.settle();
      void payments.closePages(id);
      return cancelled;
    },

    /**
     * POST /orders/{id}/refund: one that arrived and was paid by card. 409 otherwise. The price of
     * the pieces goes back; shipping is non-refundable (specification, section 9).
     */
    refund: async (customerId: number, id: number): Promise<Order> => {
      const refunded = await changeOrder(id, customerId, async (tx, order) => {
        if (order.status === 'refunded') return;
        const arrived = order.status === 'delivered' || order.status === 'completed';
        if (!arrived || order.paymentMethod !== 'credit_card' || order.paymentStatus !== 'paid') {
          throw new ConflictError('Only a delivered order that was paid by card can be refunded.');
        }
        await payments.end(tx, order, order.subtotal);
        await recordStatus(tx, order.id, 'refunded');
        await restoreStock(tx, order);
        await mail.enqueue(tx, {
          kind: 'order-refunded',
          ...(await orderMail(tx, order, order.subtotal)),
        });
      });
      payments.settle();
      return refunded;
    },

    /** POST /orders/{id}/pay: where to pay an unpaid card order. 409 when there is nothing to pay. */
    pay: async (customerId: number, id: number): Promise<{ payment_url: string }> => {
      const [order] = isRowId(id)
        ? await db.orm
            .select({ id: orders.id })
            .from(orders)
            .where(and(eq(orders.id, id), eq(orders.customerId, customerId)))
        : [];
      if (!order) throw orderNotFound();
      return { payment_url: await payments.open(order.id) };
    },

    /** The shopkeeper's: a pending order, if by card a paid one, leaves the house. 409 otherwise. */
    ship: (id: number): Promise<Order> =>
      changeOrder(id, undefined, async (tx, order) => {
        if (order.status === 'shipped') return;
        if (order.status !== 'pending' && order.status !== 'processing') {
          throw new ConflictError(`Order ${id} is ${order.status}: it can't be shipped.`);
        }
        if (order.paymentMethod === 'credit_card' && order.paymentStatus !== 'paid') {
          throw new ConflictError(`Order ${id} is not paid yet: it can't be shipped.`);
        }
        await recordStatus(tx, order.id, 'shipped');
        await mail.enqueue(tx, { kind: 'order-shipped', ...(await orderMail(tx, order)) });
      }),

    /** The shopkeeper's: a shipped order has arrived, and cash for it was taken. 409 otherwise. */
    deliver: (id: number): Promise<Order> =>
      changeOrder(id, undefined, async (tx, order) => {
        if (order.status === 'delivered') return;
        if (order.status !== 'shipped') {
          throw new ConflictError(`Order ${id} is ${order.status}: it can't be delivered.`);
        }
        if (order.paymentMethod === 'cash_on_delivery') {
          await tx.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, id));
        }
        await recordStatus(tx, order.id, 'delivered');
      }),
  };
};
