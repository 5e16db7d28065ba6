import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Order } from '@contract/order';

import type { Database, Orm, Transaction } from '../../db/client';
import { hasId } from '../../db/row-id';
import { orderEvents, orderLines, orders } from '../../db/schema';
import { NotFoundError } from '../../shared/errors';
import { orderToWire } from './order-wire';

interface ReadDeps {
  db: Database;
}

/** The same for an unknown order and for another customer's. */
export const orderNotFound = () => new NotFoundError('Order not found');

const groupByOrder = <T extends { orderId: number }>(rows: T[]): Map<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const row of rows) groups.set(row.orderId, [...(groups.get(row.orderId) ?? []), row]);
  return groups;
};

/** The orders that `where` selects, newest first, as the API returns them. */
const readOrders = async (orm: Orm | Transaction, where: SQL | undefined): Promise<Order[]> => {
  const rows = await orm
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id));
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

/** The one order that `where` selects, e.g. inside of the transaction that changed it. */
export const readOrder = async (orm: Orm | Transaction, where: SQL | undefined): Promise<Order> => {
  const [order] = await readOrders(orm, where);
  if (!order) throw orderNotFound();
  return order;
};

/** GET /orders: the customer's, newest first. */
export const listOrders = ({ db }: ReadDeps, customerId: number): Promise<Order[]> =>
  readOrders(db.orm, eq(orders.customerId, customerId));

/** GET /orders/{id}; 404 for another customer's as for an unknown one. */
export const getOrder = ({ db }: ReadDeps, customerId: number, id: number): Promise<Order> =>
  readOrder(db.orm, and(hasId(orders.id, id), eq(orders.customerId, customerId)));
