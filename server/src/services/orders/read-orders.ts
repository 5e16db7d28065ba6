import { and, type AnyColumn, desc, eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm';

import { maxUnpagedOrders } from '@contract/constants';
import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';

import type { WithDb, Orm, Transaction } from '../../db/client';
import { prepared } from '../../db/prepared';
import { isRowId } from '../../db/row-id';
import { orderEvents, orderLines, orders, refunds } from '../../db/schema';
import { NotFoundError } from '../../shared/errors';
import { orderToWire, type WireEvent, type WireLine, type WireRefund } from './order-wire';

const defaultPerPage = 20;

/** The same for an unknown order and for another customer's. */
export const orderNotFound = () => new NotFoundError(i18n.t('Order not found'));

const ofOrder = (orderId: AnyColumn): SQL => eq(orderId, orders.id);

const lines = sql<WireLine[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${orderLines.id}, 'quantity', ${orderLines.quantity},
    'unitPrice', ${orderLines.unitPrice}, 'color', ${orderLines.color},
    'product', ${orderLines.product}, 'productSizeId', ${orderLines.productSizeId},
    'size', ${orderLines.size}
  ) order by ${orderLines.id}), '[]')
  from ${orderLines} where ${ofOrder(orderLines.orderId)}
)`;

const events = sql<WireEvent[]>`(
  select coalesce(json_agg(json_build_object(
    'status', ${orderEvents.status}, 'at', ${orderEvents.at}
  ) order by ${orderEvents.id}), '[]')
  from ${orderEvents} where ${ofOrder(orderEvents.orderId)}
)`;

const refundRows = sql<WireRefund[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${refunds.id}, 'amount', ${refunds.amount}, 'createdAt', ${refunds.createdAt},
    'lines', ${refunds.lines}, 'status', ${refunds.status}, 'surplus', ${refunds.surplus}
  ) order by ${refunds.id}), '[]')
  from ${refunds} where ${and(ofOrder(refunds.orderId), ne(refunds.status, 'failed'))}
)`;

const columns = { ...getTableColumns(orders), lines, events, refunds: refundRows };
const newestFirst = [desc(orders.createdAt), desc(orders.id)];

/** Orders with all that their response needs, newest first: one row each. */
const selectOrders = (orm: Orm | Transaction, where: SQL | undefined) =>
  orm
    .select(columns)
    .from(orders)
    .where(where)
    .orderBy(...newestFirst);

/** The orders that `where` selects, newest first, as the API returns them. */
export const readOrders = async (
  orm: Orm | Transaction,
  where: SQL | undefined,
  { limit }: { limit: number },
): Promise<Order[]> => (await selectOrders(orm, where).limit(limit)).map(orderToWire);

const ofCustomer = sql.placeholder('customerId');
const total = sql<number>`(
  select count(*)::int from ${orders} as counted where counted.customer_id = ${ofCustomer}
)`;

const selectPage = prepared((orm) =>
  orm
    .select({ ...columns, total })
    .from(orders)
    .where(eq(orders.customerId, ofCustomer))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('select_orders'),
);

const selectOrder = prepared((orm) =>
  selectOrders(
    orm,
    and(eq(orders.customerId, ofCustomer), eq(orders.id, sql.placeholder('id'))),
  ).prepare('select_order'),
);

/** The one order that `where` selects, e.g. inside of the transaction that changed it. */
export const readOrder = async (orm: Orm | Transaction, where: SQL | undefined): Promise<Order> => {
  const [order] = await readOrders(orm, where, { limit: 1 });
  if (!order) throw orderNotFound();
  return order;
};

/**
 * GET /orders: the customer's, newest first: the requested page with its `meta`, else the newest ones.
 */
export const listOrders = async (
  { db }: WithDb,
  customerId: number,
  { page, per_page }: { page?: string; per_page?: string } = {},
): Promise<{
  orders: Order[];
  meta?: { current_page: number; last_page: number; total: number };
}> => {
  const read = (limit: number, offset: number) =>
    selectPage(db.orm).execute({ customerId, limit, offset });
  if (page === undefined && per_page === undefined) {
    return { orders: (await read(maxUnpagedOrders, 0)).map(orderToWire) };
  }
  const current = Number(page ?? 1);
  const limit = Number(per_page ?? defaultPerPage);
  const rows = await read(limit, (current - 1) * limit);
  // A page beyond the last has no row that could say how many there are.
  const total = rows[0]?.total ?? (await db.orm.$count(orders, eq(orders.customerId, customerId)));
  return {
    orders: rows.map(orderToWire),
    meta: { current_page: current, last_page: Math.max(1, Math.ceil(total / limit)), total },
  };
};

/** GET /orders/{id}; 404 for another customer's as for an unknown one. */
export const getOrder = async ({ db }: WithDb, customerId: number, id: number): Promise<Order> => {
  const [order] = isRowId(id) ? await selectOrder(db.orm).execute({ customerId, id }) : [];
  if (!order) throw orderNotFound();
  return orderToWire(order);
};
