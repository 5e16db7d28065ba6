import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { maxUnpagedOrders } from '@contract/constants';
import type { Order } from '@contract/order';

import type { WithDb, Orm, Transaction } from '../../db/client';
import { hasId } from '../../db/row-id';
import { orderEvents, orderLines, orders } from '../../db/schema';
import { NotFoundError } from '../../shared/errors';
import { groupBy } from '../../shared/group-by';
import { refundsOf } from '../order-rows/refund-rows';
import { orderToWire } from './order-wire';

const defaultPerPage = 20;

/** The same for an unknown order and for another customer's. */
export const orderNotFound = () => new NotFoundError('Order not found');

/** The orders that `where` selects, newest first, as the API returns them. */
export const readOrders = async (
  orm: Orm | Transaction,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Order[]> => {
  const rows = await orm
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
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
  const refunds = await refundsOf(orm, ids);
  const linesOf = groupBy(lines, ({ orderId }) => orderId);
  const eventsOf = groupBy(events, ({ orderId }) => orderId);
  const refundsById = groupBy(refunds, ({ orderId }) => orderId);
  return rows.map((row) =>
    orderToWire(
      row,
      linesOf.get(row.id) ?? [],
      eventsOf.get(row.id) ?? [],
      refundsById.get(row.id) ?? [],
    ),
  );
};

/** The one order that `where` selects, e.g. inside of the transaction that changed it. */
export const readOrder = async (orm: Orm | Transaction, where: SQL | undefined): Promise<Order> => {
  const [order] = await readOrders(orm, where, { limit: 1 });
  if (!order) throw orderNotFound();
  return order;
};

/**
 * GET /orders: the customer's, newest first: the page that is asked for, with what it is a page of,
 * else the newest.
 */
export const listOrders = async (
  { db }: WithDb,
  customerId: number,
  { page, per_page }: { page?: string; per_page?: string } = {},
): Promise<{
  orders: Order[];
  meta?: { current_page: number; last_page: number; total: number };
}> => {
  const where = eq(orders.customerId, customerId);
  if (page === undefined && per_page === undefined) {
    return { orders: await readOrders(db.orm, where, { limit: maxUnpagedOrders }) };
  }
  const current = Number(page ?? 1);
  const limit = Number(per_page ?? defaultPerPage);
  const total = await db.orm.$count(orders, where);
  return {
    orders: await readOrders(db.orm, where, { limit, offset: (current - 1) * limit }),
    meta: { current_page: current, last_page: Math.max(1, Math.ceil(total / limit)), total },
  };
};

/** GET /orders/{id}; 404 for another customer's as for an unknown one. */
export const getOrder = ({ db }: WithDb, customerId: number, id: number): Promise<Order> =>
  readOrder(db.orm, and(hasId(orders.id, id), eq(orders.customerId, customerId)));
