import { and, count, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/client';
import { customers, orders } from '../../db/schema';
import { asCurrency, toWire } from '../../shared/money';

/** Which orders the house looks for; what is absent does not matter. */
export interface OrderFilters {
  status?: string;
  /** `unpaid`, `paid` or `refunded`. */
  payment?: string;
  /** The customer's email address. */
  customer?: string;
  since?: Date;
  /** The first moment after those looked for. */
  until?: Date;
  held?: boolean;
}

const matching = ({ status, payment, customer, since, until, held }: OrderFilters, db: Database) =>
  and(
    status === undefined
      ? undefined
      : eq(orders.status, status as typeof orders.$inferSelect.status),
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
            .where(eq(sql`lower(${customers.email})`, customer.toLowerCase())),
        ),
  );

/** A page of the orders that the filters select, newest first, each in a line. */
export const findOrders = async (
  { db }: { db: Database },
  filters: OrderFilters,
  { page, perPage }: { page: number; perPage: number },
) => {
  const where = matching(filters, db);
  const found = await db.orm
    .select({ order: orders, name: customers.name, email: customers.email })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db.orm.select({ total: count() }).from(orders).where(where);
  const rows = found.map(({ order, name, email }) => ({
    id: order.id,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    held: order.heldAt !== null,
    currency: asCurrency(order.currency),
    subtotal: toWire(order.subtotal),
    shipping: toWire(order.shipping),
    total: toWire(order.subtotal + order.shipping),
    customer: name,
    email,
    country: order.address.country,
  }));
  return { rows, page, perPage, total: counted?.total ?? 0 };
};
