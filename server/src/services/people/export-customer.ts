import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';

import { toDecimal } from '@contract/minor-units';

import type { Orm, WithDb } from '../../db/client';
import { hasEmail } from '../../db/has-email';
import {
  audit,
  backInStockRequests,
  cartItems,
  contactMessages,
  customers,
  emailChanges,
  mailEvents,
  orders,
  payments,
  products,
  refunds,
  tokens,
  wishlistItems,
} from '../../db/schema';
import { transact } from '../../db/transaction';
import { normalizeEmail } from '../../shared/email';
import { recordChange, type Shopkeeper } from '../audit/audit';
import { listAddresses } from '../customers/addresses';
import { readOrders } from '../orders/read-orders';
import { type CustomerKey, isCodeTo, isMailOf, showCustomer } from './customers';

/** Whose data are read. */
interface Person {
  id: number;
  /** In lower case. */
  email: string;
}

const readAccount = async (orm: Orm, id: number) => {
  const [more] = await orm
    .select({ language: customers.language, image: customers.image, pending: emailChanges.email })
    .from(customers)
    .leftJoin(emailChanges, eq(emailChanges.customerId, customers.id))
    .where(eq(customers.id, id));
  const sessions = await orm
    .select({ kind: tokens.kind, began_at: tokens.createdAt, expires_at: tokens.expiresAt })
    .from(tokens)
    .where(eq(tokens.customerId, id));
  return {
    account: {
      language: more?.language,
      image: more?.image,
      pending_email: more?.pending ?? null,
    },
    sessions,
  };
};

const readWishes = async (orm: Orm, { id, email }: Person) => {
  const bag = await orm
    .select({
      product: products.name,
      size_id: cartItems.productSizeId,
      color: cartItems.color,
      quantity: cartItems.quantity,
      added_at: cartItems.createdAt,
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.customerId, id));
  const wishlist = await orm
    .select({
      product: products.name,
      size_id: wishlistItems.productSizeId,
      color: wishlistItems.color,
      added_at: wishlistItems.createdAt,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(eq(wishlistItems.customerId, id));
  const stock = await orm
    .select({
      size_id: backInStockRequests.productSizeId,
      language: backInStockRequests.language,
      asked_at: backInStockRequests.createdAt,
      confirmed_at: backInStockRequests.confirmedAt,
      notified_at: backInStockRequests.notifiedAt,
    })
    .from(backInStockRequests)
    .where(eq(backInStockRequests.email, email));
  return { bag, wishlist, back_in_stock_requests: stock };
};

const readMoney = async (orm: Orm, orderIds: number[]) => {
  const paid = await orm
    .select()
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
    .orderBy(asc(payments.id));
  const refunded = await orm
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, orderIds))
    .orderBy(asc(refunds.id));
  return {
    payments: paid.map(({ orderId, provider, amount, currency, status, createdAt, ...row }) => ({
      order_id: orderId,
      provider,
      payment_intent: row.paymentIntent,
      amount: toDecimal(amount),
      currency,
      status,
      at: createdAt,
    })),
    refunds: refunded.map(({ orderId, amount, currency, reason, origin, status, createdAt }) => ({
      order_id: orderId,
      amount: toDecimal(amount),
      currency,
      reason,
      origin,
      status,
      at: createdAt,
    })),
  };
};

/** Messages of the customer, and mail to and about the customer; of a code's mail not the code. */
const readCorrespondence = async (
  orm: Orm,
  { id, email }: Person,
  pending: string | null,
  orderIds: number[],
) => {
  const messages = await orm
    .select()
    .from(contactMessages)
    .where(hasEmail(contactMessages.email, email));
  const mail = await orm
    .select({
      kind: mailEvents.kind,
      recipient: mailEvents.recipient,
      content: sql`${mailEvents.payload} - 'sealed_code'`,
      written_at: mailEvents.createdAt,
      sent_at: mailEvents.sentAt,
    })
    .from(mailEvents)
    .where(
      or(
        hasEmail(mailEvents.recipient, email),
        inArray(sql`${mailEvents.payload}->>'order_id'`, orderIds.map(String)),
        and(
          eq(mailEvents.kind, 'contact-message'),
          hasEmail(sql`${mailEvents.payload}->>'email'`, email),
        ),
        // The notice sent to the previous address, whose payload names this one.
        and(
          eq(mailEvents.kind, 'email-change-notice'),
          eq(sql`${mailEvents.payload}->>'changed'`, 'true'),
          hasEmail(sql`${mailEvents.payload}->>'email'`, email),
        ),
        isMailOf(id),
        pending === null ? undefined : isCodeTo(pending),
      ),
    )
    .orderBy(asc(mailEvents.id));
  return { messages, mail };
};

/** Everything that is stored about a customer, except secrets; 404 when there is none. */
export const exportCustomer = async (deps: WithDb & Shopkeeper, key: CustomerKey) => {
  const { orm } = deps.db;
  const { orders: orderCount, ...customer } = await showCustomer(orm, key);
  const email = normalizeEmail(customer.email);
  const { account, sessions } = await readAccount(orm, customer.id);
  const own = await readOrders(orm, eq(orders.customerId, customer.id), { limit: orderCount });
  const orderIds = own.map(({ id }) => id);
  const person = { id: customer.id, email };
  const correspondence = await readCorrespondence(orm, person, account.pending_email, orderIds);
  const subjects = [
    `customer ${customer.id}`,
    ...orderIds.map((id) => `order ${id}`),
    ...correspondence.messages.map(({ id }) => `message ${id}`),
  ];
  const exported = {
    customer: { ...customer, ...account },
    sessions,
    addresses: await listAddresses(deps, customer.id),
    orders: own,
    ...(await readMoney(orm, orderIds)),
    ...(await readWishes(orm, person)),
    ...correspondence,
    changes_by_the_house: await orm
      .select({ at: audit.at, what: audit.what, subject: audit.subject, details: audit.details })
      .from(audit)
      .where(inArray(audit.subject, subjects))
      .orderBy(asc(audit.id)),
  };
  await transact(deps.db, (tx) =>
    recordChange(deps, tx, { what: 'customers export', subject: `customer ${customer.id}` }),
  );
  return exported;
};
