import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { dayMs } from '@contract/durations';

import { openTestDatabase } from '../../../../tests/support/test-database';
import { addCustomer, addProduct } from '../../../../tests/trust/small-shop';
import type { Database } from '../../db/client';
import {
  backInStockRequests,
  customers,
  emailChanges,
  idempotencyKeys,
  mailEvents,
  oneTimeCodes,
  paymentEvents,
  tokens,
} from '../../db/schema';
import { deleteOutdated, retentionMs } from './retention';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase({ seed: false });
});
afterAll(() => db?.close());

/** A day before, and a day after, what is kept for so long would be deleted. */
const around = (ms: number) =>
  [1, -1].map((days) => new Date(Date.now() - ms + days * dayMs)) as [Date, Date];

const total = (table: PgTable) => db.orm.$count(table);

it('deletes what was kept for long enough, and nothing else', async () => {
  const { id: customerId } = await addCustomer(db);
  const mail = { kind: 'order-placed', recipient: 'ines@selvage.test', payload: {} };
  for (const [index, at] of around(retentionMs.sentMail).entries()) {
    await db.orm.insert(mailEvents).values({ ...mail, messageId: `sent${index}`, sentAt: at });
  }
  for (const [index, at] of around(retentionMs.givenUpMail).entries()) {
    await db.orm.insert(mailEvents).values({ ...mail, messageId: `up${index}`, givenUpAt: at });
  }
  await db.orm
    .insert(mailEvents)
    .values({ ...mail, messageId: 'waiting', createdAt: new Date(Date.now() - 400 * dayMs) });
  for (const [index, createdAt] of around(retentionMs.idempotencyKeys).entries()) {
    await db.orm
      .insert(idempotencyKeys)
      .values({ customerId, key: `key${index}`, requestHash: 'hash', createdAt });
  }
  for (const [index, createdAt] of around(retentionMs.paymentEvents).entries()) {
    await db.orm.insert(paymentEvents).values({ id: `event${index}`, type: 'paid', createdAt });
  }
  for (const expiresAt of [new Date(), new Date(Date.now() - 2 * retentionMs.codes)]) {
    await db.orm
      .insert(oneTimeCodes)
      .values({ customerId, purpose: 'reset', hash: 'hash', expiresAt });
  }
  for (const [index, expiresAt] of around(0).entries()) {
    await db.orm
      .insert(tokens)
      .values({ customerId, kind: 'session', hash: `hash${index}`, expiresAt });
  }
  await db.orm.insert(emailChanges).values({
    customerId,
    email: 'new@selvage.test',
    createdAt: new Date(Date.now() - 2 * dayMs),
  });
  const product = await addProduct(db);
  const request = { productSizeId: product.sizeId('M') };
  for (const [index, askedAt] of around(retentionMs.unconfirmedStockRequests).entries()) {
    const email = `guest${index}@selvage.test`;
    await db.orm.insert(backInStockRequests).values({ ...request, email, askedAt });
    await db.orm.insert(backInStockRequests).values({
      ...request,
      email: `confirmed-${email}`,
      askedAt,
      confirmedAt: askedAt,
    });
  }
  for (const [index, notifiedAt] of around(retentionMs.notifiedStockRequests).entries()) {
    const email = `notified${index}@selvage.test`;
    await db.orm
      .insert(backInStockRequests)
      .values({ ...request, email, confirmedAt: notifiedAt, notifiedAt });
  }

  await deleteOutdated({ db });
  const kept = await db.orm.select().from(mailEvents).orderBy(mailEvents.id);
  expect(kept.map(({ messageId }) => messageId)).toEqual(['sent0', 'up0', 'waiting']);
  expect(await total(idempotencyKeys)).toBe(1);
  expect(await total(paymentEvents)).toBe(1);
  expect(await total(oneTimeCodes)).toBe(1);
  expect(await total(tokens)).toBe(1);
  expect(await total(emailChanges)).toBe(0);
  expect(await total(backInStockRequests)).toBe(4);
});

it('deletes registrations that were never completed, once their token has expired too', async () => {
  const [fresh, old] = around(retentionMs.unverifiedCustomers);
  const add = async (email: string, createdAt: Date, verifiedAt: Date | null = null) => {
    const [row] = await db.orm
      .insert(customers)
      .values({ name: 'Lina', email, passwordHash: 'none', createdAt, verifiedAt })
      .returning();
    return row?.id ?? 0;
  };
  await add('fresh@selvage.test', fresh);
  await add('forgotten@selvage.test', old);
  await add('verified@selvage.test', old, old);
  const trying = await add('trying-again@selvage.test', old);
  await db.orm.insert(tokens).values({
    customerId: trying,
    kind: 'verification',
    hash: 'valid',
    expiresAt: new Date(Date.now() + dayMs),
  });
  await deleteOutdated({ db });
  const names = (await db.orm.select().from(customers)).map(({ email }) => email);
  expect(names).not.toContain('forgotten@selvage.test');
  expect(names).toEqual(
    expect.arrayContaining([
      'fresh@selvage.test',
      'verified@selvage.test',
      'trying-again@selvage.test',
    ]),
  );
});

it('deletes more than fits into one statement', async () => {
  const createdAt = new Date(Date.now() - 2 * retentionMs.paymentEvents);
  const events = Array.from({ length: 2500 }, (_, index) => ({ id: `old${index}`, type: 'paid' }));
  await db.orm.insert(paymentEvents).values(events.map((event) => ({ ...event, createdAt })));
  await deleteOutdated({ db });
  expect(await total(paymentEvents)).toBe(1);
});
