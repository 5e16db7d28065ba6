import { and, asc, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';

import type { OrderStatus } from '@contract/constants';
import { toDecimal } from '@contract/minor-units';
import type { PaymentStatus } from '@contract/order';

import type { Database, WithDb } from '../../db/client';
import { hasEmail } from '../../db/has-email';
import { type Paging, readPage } from '../../db/page';
import { customers, orders, refunds } from '../../db/schema';
import { groupBy } from '../../shared/group-by';
import type { OrderRow } from '../order-rows/order-rows';
import { amountOf, type RefundRow, refundsOf, shownRefunds } from '../order-rows/refund-rows';
import { orderNotFound } from './read-orders';

/** Filters of the shopkeeper's list; an absent one does not apply. */
export interface OrderFilters {
  status?: OrderStatus;
  payment?: PaymentStatus;
  /** The customer's email address. */
  customer?: string;
  since?: Date;
  /** Exclusive. */
  until?: Date;
  held?: boolean;
}

const matching = ({ status, payment, customer, since, until, held }: OrderFilters, db: Database) =>
  and(
    status === undefined ? undefined : eq(orders.status, status),
    payment === undefined ? undefined : eq(orders.paymentStatus, payment),
    since === undefined ? undefined : gte(orders.createdAt, since),
    until === undefined ? undefined : lt(orders.createdAt, until),
    held ? isNotNull(orders.heldAt) : undefined,
    customer === undefined
      ? undefined
      : inArray(
          orders.customerId,
          db.orm
            .select({ id: customers.id })
            .from(customers)
            .where(hasEmail(customers.email, customer)),
        ),
  );

/** The refunded amount and lines (`id:quantity`) of an order, and what remains of the payment. */
const refundFacts = (order: OrderRow, rows: RefundRow[]) => {
  const refunded = amountOf(rows);
  const isPaid = order.paymentStatus !== 'unpaid';
  return {
    refunded: toDecimal(refunded),
    refunded_lines: rows
      .flatMap(({ lines }) => lines.map(({ id, quantity }) => `${id}:${quantity}`))
      .join(' '),
    remaining: toDecimal(isPaid ? order.subtotal + order.shipping - refunded : 0),
  };
};

/** The fields of an order that `findOrders` returns, in the order of an export. */
export const orderColumns = [
  ...['id', 'created_at', 'status', 'payment_method', 'payment_status', 'held', 'currency'],
  ...['subtotal', 'shipping', 'total', 'refunded', 'refunded_lines', 'remaining'],
  ...['customer', 'email', 'country'],
];

const newestFirst = ({ orm }: Database, where: SQL | undefined) =>
  orm
    .select({ order: orders, name: customers.name, email: customers.email })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id));

const describeOrders = async (
  { orm }: Database,
  found: Awaited<ReturnType<typeof newestFirst>>,
) => {
  const ids = found.map(({ order }) => order.id);
  const refunded = groupBy(shownRefunds(await refundsOf(orm, ids)), ({ orderId }) => orderId);
  return found.map(({ order, name, email }) => ({
    id: order.id,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    held: order.heldAt !== null,
    currency: order.currency,
    subtotal: toDecimal(order.subtotal),
    shipping: toDecimal(order.shipping),
    total: toDecimal(order.subtotal + order.shipping),
    ...refundFacts(order, refunded.get(order.id) ?? []),
    customer: name,
    email,
    country: order.address.country,
  }));
};

/** A page of the orders that the filters select, newest first. */
export const findOrders = async ({ db }: WithDb, filters: OrderFilters, paging: Paging) => {
  const where = matching(filters, db);
  const found = await readPage(paging, newestFirst(db, where), db.orm.$count(orders, where));
  return { ...found, rows: await describeOrders(db, found.rows) };
};

const partSize = 500;

/** Older than another order: after it in `newestFirst`. */
const isAfter = (id: number): SQL =>
  sql`(${orders.createdAt}, ${orders.id}) < (select created_at, id from orders where id = ${id})`;

/**
 * All orders that the filters select, newest first, in parts. Each begins after the last order of the
 * one before, so that none is missed or repeated when others are placed or leave the filter meanwhile.
 */
export async function* eachOrder({ db }: WithDb, filters: OrderFilters) {
  const where = matching(filters, db);
  for (let last: number | undefined; ;) {
    const after = last === undefined ? undefined : isAfter(last);
    const found = await newestFirst(db, and(where, after)).limit(partSize);
    yield await describeOrders(db, found);
    last = found.at(-1)?.order.id;
    if (found.length < partSize) return;
  }
}

/** All refunds of an order, failed ones included, oldest first, and their sums. */
export const readRefunds = async ({ db }: WithDb, orderId: number) => {
  const [order] = await db.orm.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw orderNotFound();
  const rows = await db.orm
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id));
  return {
    ...refundFacts(order, shownRefunds(rows)),
    refunds: rows.map(({ id, lines, restock, origin, who, reason, status, ...row }) => ({
      id,
      at: row.createdAt.toISOString(),
      amount: toDecimal(row.amount),
      lines,
      restock,
      origin,
      who,
      reason,
      status,
      provider_id: row.providerId,
    })),
  };
};

export type HouseRefund = Awaited<ReturnType<typeof readRefunds>>['refunds'][number];
