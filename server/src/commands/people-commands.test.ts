import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dayMs } from '@contract/durations';

import { dubai, house, phone } from '../../../tests/support/addresses';
import { outboxMails } from '../../../tests/support/outbox';
import { shopkeeper } from '../../../tests/support/shopkeeper';
import { createTestApp, type TestApp } from '../../../tests/support/test-app';
import * as schema from '../db/schema';
import { addAddress } from '../services/customers/addresses';
import { createVerifiedCustomer } from '../services/customers/registration';
import { createOutboxTransport } from '../services/mail/mail-transport';
import { outboxFolder } from '../services/mail/outbox';

let shop: TestApp;
let run: ReturnType<typeof shopkeeper>;
let folder: string;

beforeAll(async () => {
  shop = await createTestApp({ seed: false, config: { languages: ['en', 'ar'] } });
  folder = await mkdtemp(join(tmpdir(), 'selvage-people-'));
  run = shopkeeper(shop.app.shop, folder);
  await addNoura();
});
afterAll(() => shop?.close());

const demo = 'demo@selvage.test';

/** The ids of the customer's orders, by their status. */
const orderIds: Record<string, string> = {};

/** A customer with two addresses, a picture and an order in each of three statuses. */
const addNoura = async () => {
  const { db } = shop;
  const noura = { name: 'Noura Haddad', email: demo, password: 'selvage-demo' };
  const customerId = await createVerifiedCustomer({ ...shop.app.shop, who: 'Amal' }, noura);
  for (const home of [dubai, house]) await addAddress({ db }, customerId, home);
  await db.orm.update(schema.customers).set({ image: '/media/noura.jpg', language: 'ar' });
  for (const status of ['delivered', 'shipped', 'pending'] as const) {
    const [order] = await db.orm
      .insert(schema.orders)
      .values({
        ...{ customerId, status, paymentMethod: 'credit_card', currency: 'AED' },
        paymentStatus: 'paid',
        ...{ subtotal: 250_000, shipping: 7000, address: { ...dubai, phone } },
        tracking: { carrier: 'Aramex', number: 'AX-7788', url: 'https://example.test/AX-7788' },
      })
      .returning();
    const { id: orderId = 0 } = order ?? {};
    orderIds[status] = String(orderId);
    await db.orm
      .insert(schema.payments)
      .values({ orderId, provider: 'sandbox', amount: 257_000, currency: 'AED', status: 'paid' });
  }
};
const write = (message: string, language = 'en') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/contact-us',
    headers: { 'accept-language': language },
    payload: { name: 'Noura Haddad', email: demo, subject: 'A hem', message },
  });
const login = (email: string, password: string) =>
  shop.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });

/** Has the house change the customer's orders, a new address wait for its code and a mail for its day. */
const changeAndWrite = async () => {
  const { orm } = shop.db;
  const { delivered = '', shipped = '', pending = '' } = orderIds;
  const tracking = ['--carrier', 'Aramex', '--tracking', 'AX-9911', '--url', 'https://a.test/9911'];
  await run('orders', 'ship', shipped, ...tracking);
  await run('orders', 'hold', pending, '--reason', 'Haddad travels');
  await run('orders', 'refund', delivered, '--amount', '10.00', '--reason', 'Noura saw a flaw');
  await shop.app.shop.mail.settled();
  const [customer] = await orm.select().from(schema.customers);
  const email = 'new-address@selvage.test';
  await orm.insert(schema.emailChanges).values({ customerId: customer?.id ?? 0, email });
  const code = { kind: 'email-change-code', messageId: 'code', sentAt: new Date() };
  const payload = { name: 'Noura Haddad', sealed_code: 'sealed' };
  await orm.insert(schema.mailEvents).values({ ...code, recipient: email, payload });
  await orm.insert(schema.mailEvents).values({
    ...{ kind: 'order-shipped', messageId: 'later', recipient: demo },
    payload: { name: 'Noura Haddad', order_id: Number(shipped), tracking: 'AX-5566' },
    nextAttemptAt: new Date(Date.now() + dayMs),
  });
};

/** What is personal in all that is stored. */
const personal = [
  ...['Noura', 'Haddad', demo, phone, 'Is it lined', '/media/noura.jpg', 'new-address@'],
  ...['AX-7788', 'AX-9911', 'AX-5566', 'Haddad travels', 'Noura saw a flaw'],
];

/** All rows of all tables as text. */
const everything = async () => {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const rows = await Promise.all(
    tables.map(async (table) => [getTableName(table), await shop.db.orm.select().from(table)]),
  );
  return JSON.stringify(rows);
};

const exported = async (customer: string) =>
  JSON.parse((await run('customers', 'export', customer)).printed) as Record<string, unknown[]> & {
    customer: { id: number; email: string };
  };

describe('messages', () => {
  it('are listed, read, answered by mail and deleted', async () => {
    await write('Up or down?\nThank you.');
    expect((await run('messages', 'list')).printed).toMatch(/Noura Haddad <demo@.*A hem +no/);
    const { data } = JSON.parse((await run('messages', 'list', '--json')).printed) as {
      data: { id: number }[];
    };
    const id = String(data[0]?.id);
    expect((await run('messages', 'show', id)).printed).toContain('Up or down?\nThank you.');
    expect((await run('messages', 'answer', id)).refused).toContain('--text or as --file');
    await writeFile(join(folder, 'answer.txt'), 'Down, by a centimeter.\n');
    await run('messages', 'answer', id, '--file', 'answer.txt');
    await shop.app.shop.mail.settled();
    const [mail] = await outboxMails(shop.config.dataDir, demo, 1);
    expect(mail?.subject).toBe('Re: A hem');
    expect(mail?.text).toContain('Down, by a centimeter.');
    expect((await run('messages', 'list')).printed).toBe('0 messages\n');
    expect((await run('messages', 'list', '--state', 'answered')).printed).toContain('A hem');

    expect((await run('messages', 'delete', id, '99999')).refused).toContain('99999');
    await run('messages', 'delete', id);
    expect((await run('messages', 'list', '--state', 'all')).printed).toBe('0 messages\n');
    expect((await run('audit', 'list', '--subject', `message ${id}`)).printed).toMatch(
      /messages delete[\s\S]*messages answer/,
    );
  });
});

describe('an answer', () => {
  it('is in the language that the message was written in', async () => {
    await write('متى تصل؟', 'ar');
    const [message] = await shop.db.orm.select().from(schema.contactMessages);
    const id = String(message?.id);
    await run('messages', 'answer', id, '--text', 'غداً.');
    await shop.app.shop.mail.settled();
    const mails = await outboxMails(shop.config.dataDir, demo, 2);
    expect(mails.at(-1)?.html).toContain('dir="rtl"');
    await run('messages', 'delete', id);
  });
});

describe('a customer', () => {
  it('is found, shown and exported with all that is kept but secrets', async () => {
    await write('Is it lined?');
    await changeAndWrite();
    expect((await run('customers', 'list', '--search', 'DEMO@')).printed).toContain('Noura Haddad');
    expect((await run('customers', 'list', '--search', '%')).printed).toBe('0 customers\n');
    expect((await run('customers', 'show', demo)).printed).toMatch(/email: +demo@selvage\.test/);
    expect((await run('customers', 'show', '99999')).refused).toContain('99999');

    const all = await exported(demo);
    expect(all.customer).toMatchObject({ email: demo, name: 'Noura Haddad' });
    expect(all.addresses).toHaveLength(2);
    expect(all.orders).toHaveLength(3);
    const [stored, text] = [await everything(), JSON.stringify(all)];
    for (const word of [...personal, '"ar"']) {
      expect(stored, word).toContain(word);
      expect(text, word).toContain(word);
    }
    expect(all.messages).toEqual([expect.objectContaining({ message: 'Is it lined?' })]);
    expect(text).not.toMatch(/argon2|password|hash|sealed/i);
    const subject = `customer ${all.customer.id}`;
    expect((await run('audit', 'list', '--subject', subject)).printed).toContain('export');
  });

  it('is erased once no order is under way; the books stay, and nothing personal', async () => {
    const { customer, addresses, orders } = await exported(demo);
    expect((await run('customers', 'erase', demo)).refused).toContain('--yes');
    expect((await run('customers', 'erase', demo, '--yes')).refused).toMatch(
      /Order \d+ is \w+: it must be delivered or cancelled first/,
    );
    expect((await login(demo, 'selvage-demo')).statusCode).toBe(200);
    await shop.db.orm
      .update(schema.orders)
      .set({ status: 'delivered' })
      .where(sql`status in ('pending', 'processing', 'shipped')`);
    const sums = () =>
      shop.db.orm
        .select({
          count: sql<number>`count(*)::int`,
          total: sql<string>`sum(subtotal + shipping)`,
        })
        .from(schema.orders);
    const before = await sums();

    const done = await run('customers', 'erase', demo, '--yes');
    expect(done.printed).toContain(
      `Customer ${customer.id} is erased; ${orders?.length} orders kept for the books.`,
    );
    expect(await sums()).toEqual(before);
    const [order] = await shop.db.orm.select({ id: schema.orders.id }).from(schema.orders);
    const shown = await run('orders', 'show', String(order?.id));
    expect(shown.printed).toMatch(/\nAddress: +[A-Z][\w ]+\n/);
    const left = await everything();
    for (const word of personal) expect(left, word).not.toContain(word);
    for (const { address } of addresses as { address: string }[]) {
      expect(left, address).not.toContain(address);
    }
    expect((await login(demo, 'selvage-demo')).statusCode).toBe(401);
    const nobody = `erased-${customer.id}@customers.invalid`;
    expect((await login(nobody, 'selvage-demo')).statusCode).toBe(401);
    expect((await run('customers', 'erase', demo, '--yes')).refused).toContain('no customer');
  });

  it('who never ordered is deleted whole', async () => {
    const created = await run(
      ...['customers', 'create', '--name', 'Lina', '--email', 'lina@selvage.test'],
      ...['--password', 'warp and weft 7'],
    );
    const outbox = outboxFolder(shop.config);
    const before = (await readdir(outbox).catch(() => [])).length;
    const transport = createOutboxTransport(outbox, () => undefined);
    for (const [name, to, replyTo] of [
      ['1', 'Lina@selvage.test', undefined],
      ['2', 'orders@selvage.test', `"${'Lina '.repeat(20)}" <lina@SELVAGE.test>`],
      ['3', 'carolina@selvage.test', 'not-lina@selvage.test'],
    ] as const) {
      const text = 'Of lina@selvage.test';
      await transport.send({ name, message: { to, replyTo, subject: 'Hello', text } });
    }
    const done = await run('customers', 'erase', 'LINA@selvage.test', '--yes');
    expect(done.printed).toMatch(
      / 0 orders kept for the books\. 2 messages deleted from the outbox\.\n$/,
    );
    const left = await readdir(outbox);
    expect(left).toHaveLength(before + 1);
    expect(left).toContain('3.eml');
    expect((await run('customers', 'list')).printed).not.toMatch(/Lina|lina/);
    const [, id] = /^Customer (\d+) /.exec(created.printed) ?? [];
    const changes = await run('audit', 'list', '--subject', `customer ${id}`, '--json');
    expect(JSON.parse(changes.printed)).toMatchObject({
      data: [
        { who: 'Amal', what: 'customers erase' },
        { who: 'Amal', what: 'customers create' },
      ],
    });
  });
});
