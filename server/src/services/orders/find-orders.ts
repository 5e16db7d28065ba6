import { and, desc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm';

import type { OrderStatus } from '@contract/constants';
import type { PaymentStatus } from '@contract/order';

import type { Database, WithDb } from '../../db/client';
import { hasEmail } from '../../db/has-email';
import { readPage } from '../../db/page';
import type { Paging } from '../../db/page';
import { customers, orders } from '../../db/schema';
import { asCurrency, toWire } from '../../shared/money';

/** Which orders the house looks for; what is absent does not matter. */
export interface OrderFilters {
  status?: OrderStatus;
  payment?: PaymentStatus;
  /** The customer's email address. */
  customer?: string;
  since?: Date;
  /** The first moment after those looked for. */
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

/** A page of the orders that the filters select, newest first, each in a line. */
export const findOrders = async ({ db }: WithDb, filters: OrderFilters, paging: Paging) => {
  const where = matching(filters, db);
  const list = (limit: number, offset: number) =>
    db.orm
      .select({ order: orders, name: customers.name, email: customers.email })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(limit)
      .offset(offset);
  const found = await readPage(paging, list, db.orm.$count(orders, where));
  const rows = found.rows.map(({ order, name, email }) => ({
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
  return { ...found, rows };
};
