import { and, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';

import type { WithDb, Orm, Transaction } from '../../db/client';
import { hasEmail } from '../../db/has-email';
import { type Paging, readPage } from '../../db/page';
import { customers, mailEvents } from '../../db/schema';
import { NotFoundError } from '../../shared/errors';

/** A customer's id, or email address. */
export type CustomerKey = number | string;

/** The condition that selects a customer by id or email address. */
export const isCustomer = (key: CustomerKey): SQL =>
  typeof key === 'number' ? eq(customers.id, key) : hasEmail(customers.email, key);

/** Selects the mail with a customer's codes, and about changes of the address or the password. */
export const isMailOf = (customerId: number): SQL =>
  eq(sql`${mailEvents.payload}->>'customer_id'`, String(customerId));

/** Selects the mail with a code to a new address: other mail to that may be another customer's. */
export const isCodeTo = (newEmail: string): SQL | undefined =>
  and(eq(mailEvents.kind, 'email-change-code'), hasEmail(mailEvents.recipient, newEmail));

// In plain SQL, since Drizzle omits the table's name in a query of one table.
const orderCount = sql<number>`(select count(*)::int from orders where orders.customer_id = customers.id)`;

const columns = {
  id: customers.id,
  name: customers.name,
  email: customers.email,
  currency: customers.currency,
  verified_at: customers.verifiedAt,
  created_at: customers.createdAt,
  orders: orderCount,
};

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A page of the customers whose name or email address contains the text, the newest first. */
export const listCustomers = async (
  { db }: WithDb,
  { search }: { search?: string },
  paging: Paging,
) => {
  const pattern = `%${escapeLike(search ?? '')}%`;
  const where =
    search === undefined
      ? undefined
      : or(ilike(customers.name, pattern), ilike(customers.email, pattern));
  return readPage(
    paging,
    db.orm.select(columns).from(customers).where(where).orderBy(desc(customers.id)),
    db.orm.$count(customers, where),
  );
};

/** One customer; 404 when there is none. */
export const showCustomer = async (orm: Orm | Transaction, key: CustomerKey) => {
  const [customer] = await orm.select(columns).from(customers).where(isCustomer(key));
  if (!customer) throw new NotFoundError(`There is no customer ${key}.`);
  return customer;
};
