import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import type { Database } from '../../server/src/db/client';
import {
  addresses,
  backInStockRequests,
  customers,
  mailEvents,
  orders,
} from '../../server/src/db/schema';
import { transact } from '../../server/src/db/transaction';
import { readStockMail } from '../../server/src/services/back-in-stock/read-stock-mail';
import { addAddress } from '../../server/src/services/customers/addresses';
import { enqueueOrderMail } from '../../server/src/services/order-rows/order-mail';
import { lockOrder } from '../../server/src/services/order-rows/order-rows';
import { eraseCustomer } from '../../server/src/services/people/erase-customer';
import { dubai, phone } from '../support/addresses';
import { promised, someWait } from './lock-waits';
import { addCustomer, addProduct, mailRecorder } from './small-shop';

const passwords = {
  hash: () => Promise.resolve('none'),
  verify: () => Promise.resolve(false),
};

const depsOf = (db: Database) => ({
  ...{ db, who: 'Amal', passwords },
  config: { dataDir: '/nowhere' },
});

/**
 * Erases a customer while an order of theirs is changed, with a mail about it, and while a call that
 * was authenticated before adds an address: neither leaves anything behind.
 */
export const eraseWhileWriting = async (db: Database): Promise<void> => {
  const customer = await addCustomer(db);
  const [order] = await db.orm
    .insert(orders)
    .values({
      ...{ customerId: customer.id, status: 'delivered', paymentMethod: 'credit_card' },
      ...{ currency: 'USD', subtotal: 12_500, shipping: 1907, address: { ...dubai, phone } },
    })
    .returning();
  if (!order) throw new Error('No order');

  const [locked, waiting] = [promised<void>(), promised<void>()];
  const changing = transact(db, async (tx) => {
    const row = await lockOrder(tx, order.id);
    if (!row) throw new Error('No order');
    locked.resolve();
    await waiting.promise;
    await enqueueOrderMail({ mail: mailRecorder() }, tx, { kind: 'order-refunded', order: row });
  });
  await locked.promise;
  const erasing = eraseCustomer(depsOf(db), customer.id);
  await someWait(db);
  const adding = Promise.allSettled([addAddress({ db }, customer.id, dubai)]);
  await someWait(db, 2);
  waiting.resolve();
  await changing;
  expect(await erasing).toMatchObject({ id: customer.id, orders: 1 });
  expect(await adding).toMatchObject([{ status: 'rejected' }]);

  const mails = await db.orm
    .select()
    .from(mailEvents)
    .where(eq(mailEvents.recipient, customer.email));
  expect(mails).toEqual([]);
  const [kept] = await db.orm.select().from(orders).where(eq(orders.id, order.id));
  const customerId = kept?.customerId ?? 0;
  const [nobody] = await db.orm.select().from(customers).where(eq(customers.id, customerId));
  expect(nobody).toMatchObject({ name: 'Erased customer' });
  for (const id of [customer.id, customerId]) {
    expect(await db.orm.$count(addresses, eq(addresses.customerId, id))).toBe(0);
  }
};

/** Erases a customer while the mail that a size is back is written: it goes with the rest. */
export const eraseWhileMailing = async (db: Database): Promise<void> => {
  const { id, email } = await addCustomer(db);
  const product = await addProduct(db, { stock: { M: 0 } });
  const isOwn = eq(backInStockRequests.email, email);
  await db.orm
    .insert(backInStockRequests)
    .values({ productSizeId: product.sizeId('M'), email, confirmedAt: new Date() });

  const [written, waiting] = [promised<void>(), promised<void>()];
  const mailing = transact(db, async (tx) => {
    const [request] = await tx.select().from(backInStockRequests).where(isOwn).for('update');
    if (!request) throw new Error('No request');
    const payload = await readStockMail(tx, request);
    await mailRecorder().enqueue(tx, { kind: 'back-in-stock', to: email, payload });
    written.resolve();
    await waiting.promise;
    await tx.update(backInStockRequests).set({ notifiedAt: new Date() }).where(isOwn);
  });
  await written.promise;
  const erasing = eraseCustomer(depsOf(db), id);
  await someWait(db);
  waiting.resolve();
  await Promise.all([mailing, erasing]);
  expect(await db.orm.$count(mailEvents, eq(mailEvents.recipient, email))).toBe(0);
};
