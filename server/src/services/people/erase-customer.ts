import { randomBytes } from 'node:crypto';

import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { Config } from '../../config';
import type { Transaction, WithDb } from '../../db/client';
import { hasEmail } from '../../db/has-email';
import {
  audit,
  backInStockRequests,
  contactMessages,
  customers,
  emailChanges,
  mailEvents,
  orders,
  payments,
  refunds,
} from '../../db/schema';
import { transact } from '../../db/transaction';
import { normalizeEmail } from '../../shared/email';
import { ConflictError } from '../../shared/errors';
import { recordChange, type Shopkeeper } from '../audit/audit';
import type { Passwords } from '../credentials/passwords';
import { eraseFromOutbox, outboxFolder, type OwnAddresses } from '../mail/outbox';
import { type CustomerRow, deleteUnverified } from '../customers/customer-rows';
import { erasedAddress } from '../customers/erased-address';
import { type CustomerKey, isCodeTo, isCustomer, isMailOf, showCustomer } from './customers';

const passwordBytes = 32;

/**
 * The customer and the orders, locked: what changes one of them, and writes mail about it, is finished
 * or waits. Undefined when there is none.
 */
const lockCustomer = async (
  tx: Transaction,
  key: CustomerKey,
): Promise<CustomerRow | undefined> => {
  const [customer] = await tx.select().from(customers).where(isCustomer(key)).for('update');
  if (!customer) return undefined;
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customer.id))
    .orderBy(asc(orders.id))
    .for('update');
  return customer;
};

/** 409 while an order or a refund is not completed. */
const assertNothingOpen = async (tx: Transaction, customerId: number): Promise<void> => {
  const [open] = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.status, ['pending', 'processing', 'shipped']),
      ),
    );
  if (open) {
    throw new ConflictError(
      `Order ${open.id} is ${open.status}: it must be delivered or cancelled first (orders show ${open.id}).`,
    );
  }
  const [refund] = await tx
    .select({ id: orders.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.customerId, customerId), inArray(refunds.status, ['requested', 'due'])));
  if (refund) throw new ConflictError(`The refund of order ${refund.id} is not completed yet.`);
};

/**
 * Deletes mail to and from the customer, also to earlier and new addresses, and to the house about the
 * orders. Returns the addresses.
 */
const eraseCorrespondence = async (
  tx: Transaction,
  customerId: number,
  email: string,
): Promise<OwnAddresses> => {
  await tx.delete(contactMessages).where(hasEmail(contactMessages.email, email));
  // Before the mail: one that is being written about a request is finished, and deleted with the rest.
  await tx.delete(backInStockRequests).where(eq(backInStockRequests.email, email));
  const orderIds = tx
    .select({ id: sql`${orders.id}::text` })
    .from(orders)
    .where(eq(orders.customerId, customerId));
  await tx.delete(mailEvents).where(inArray(sql`${mailEvents.payload}->>'order_id'`, orderIds));
  await tx.delete(mailEvents).where(hasEmail(mailEvents.recipient, email));
  await tx.delete(mailEvents).where(hasEmail(sql`${mailEvents.payload}->>'email'`, email));
  const own = await tx
    .delete(mailEvents)
    .where(isMailOf(customerId))
    .returning({ kind: mailEvents.kind, to: mailEvents.recipient });
  const [pending] = await tx
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(eq(emailChanges.customerId, customerId));
  if (pending) await tx.delete(mailEvents).where(isCodeTo(pending.email));
  const codesTo = own.filter(({ kind }) => kind === 'email-change-code').map(({ to }) => to);
  if (pending) codesTo.push(pending.email);
  return { email, codesTo: codesTo.map(normalizeEmail) };
};

/** Inserts an anonymous customer who keeps the orders. */
const addNobody = async (
  tx: Transaction,
  { id, ...customer }: CustomerRow,
  passwordHash: string,
): Promise<number> => {
  const email = erasedAddress(id);
  // Anyone may have registered this address; no one can verify it.
  await deleteUnverified(tx, email);
  const [nobody] = await tx
    .insert(customers)
    .values({
      ...customer,
      name: 'Erased customer',
      email,
      image: '',
      passwordHash,
    })
    .returning({ id: customers.id });
  if (!nobody) throw new Error('The erased customer was not written');
  return nobody.id;
};

/**
 * Keeps of the orders what accounting needs: lines, date, amounts and country; and of what the house
 * changed in them, when and who.
 */
const anonymizeOrders = async (
  tx: Transaction,
  customerId: number,
  nobody: number,
): Promise<void> => {
  const own = await tx
    .select({ id: orders.id, address: orders.address })
    .from(orders)
    .where(eq(orders.customerId, customerId));
  for (const { id, address } of own) {
    const blank = Object.fromEntries(Object.keys(address).map((field) => [field, '']));
    await tx
      .update(orders)
      .set({
        customerId: nobody,
        address: { ...address, ...blank, country: address.country },
        tracking: null,
      })
      .where(eq(orders.id, id));
    await tx.update(payments).set({ url: null }).where(eq(payments.orderId, id));
    await tx.update(refunds).set({ reason: null }).where(eq(refunds.orderId, id));
    await tx
      .update(audit)
      .set({ details: sql`${audit.details} - 'tracking' - 'reason'` })
      .where(eq(audit.subject, `order ${id}`));
  }
};

/**
 * Erases a customer: personal data are deleted, the orders are kept for accounting, anonymous. The row
 * itself is deleted, so that no call that is under way can write more to it. 404 when there is none, 409
 * while an order is not completed. Returns the id, how many orders are kept and how many messages were
 * deleted from the outbox.
 */
export const eraseCustomer = async (
  deps: WithDb & Shopkeeper & { passwords: Passwords; config: Pick<Config, 'dataDir'> },
  key: CustomerKey,
): Promise<{ id: number; orders: number; messages: number }> => {
  const passwordHash = await deps.passwords.hash(randomBytes(passwordBytes).toString('base64url'));
  return transact(deps.db, async (tx) => {
    const row = await lockCustomer(tx, key);
    const customer = await showCustomer(tx, key);
    await assertNothingOpen(tx, customer.id);
    const email = normalizeEmail(customer.email);
    const addresses = await eraseCorrespondence(tx, customer.id, email);
    if (row && customer.orders > 0) {
      await anonymizeOrders(tx, customer.id, await addNobody(tx, row, passwordHash));
    }
    // With tokens, codes, addresses, bag, wishlist and keys.
    await tx.delete(customers).where(eq(customers.id, customer.id));
    await recordChange(deps, tx, { what: 'customers erase', subject: `customer ${customer.id}` });
    // Before the commit: a failure leaves the customer, to be erased again.
    const messages = await eraseFromOutbox(outboxFolder(deps.config), addresses);
    return { id: customer.id, orders: customer.orders, messages };
  });
};
