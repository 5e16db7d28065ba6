import { and, eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dayMs } from '@contract/durations';

import { dubai, phone } from '../../../../tests/support/addresses';
import { afterStatement } from '../../../../tests/support/after-statement';
import { outboxCode, outboxMails } from '../../../../tests/support/outbox';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app';
import { addProduct, checkoutForm, unique } from '../../../../tests/trust/small-shop';
import * as schema from '../../db/schema';
import { setCartItem } from '../carts/cart';
import { createVerifiedCustomer } from '../customers/registration';
import { recordCapture } from '../payments/payment-changes';
import { issueToken } from '../tokens/tokens';
import { eraseCustomer } from './erase-customer';
import { exportCustomer } from './export-customer';

let shop: TestApp;
let product: Awaited<ReturnType<typeof addProduct>>;

beforeAll(async () => {
  shop = await createTestApp({ seed: false });
  product = await addProduct(shop.db, { stock: { M: 5 } });
});
afterAll(() => shop?.close());

const name = 'Zahra Nasser';
const password = 'warp and weft 7';

/** All rows of all tables as text. */
const everything = async () => {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const rows = await Promise.all(
    tables.map(async (table) => [getTableName(table), await shop.db.orm.select().from(table)]),
  );
  return JSON.stringify(rows);
};

/** A customer with a piece in the bag and, where asked for, an order that was delivered. */
const addZahra = async (ordered: boolean) => {
  const email = `${unique('zahra')}@selvage.test`;
  const zahra = { name, email, password };
  const id = await createVerifiedCustomer({ ...shop.app.shop, who: 'Amal' }, zahra);
  const line = { product_id: product.id, product_size_id: product.sizeId('M'), quantity: 1 };
  await setCartItem(shop, id, line);
  if (ordered) {
    await shop.db.orm.insert(schema.orders).values({
      ...{ customerId: id, status: 'delivered', paymentMethod: 'credit_card', currency: 'AED' },
      ...{ subtotal: 250_000, shipping: 7000, address: { ...dubai, phone } },
    });
  }
  const { token } = await issueToken(shop.db.orm, 'session', id);
  return { id, email, token };
};

/** Erases a customer as soon as the next call is authenticated. */
const eraseAfterAuthentication = (id: number) =>
  afterStatement(shop.db, 'select_token', () =>
    eraseCustomer({ ...shop.app.shop, who: 'Amal' }, id),
  );

const newPassword = `${password} again`;

/** Calls that write about their customer, by their names. */
const calls = {
  'a new address': () => ({ url: '/api/addresses', payload: dubai }),
  'a piece for the bag': () => ({
    url: '/api/cart',
    payload: { product_id: product.id, product_size_id: product.sizeId('M'), quantity: 2 },
  }),
  'a wish': () => ({ url: '/api/wishlist', payload: { product_id: product.id } }),
  'an order': () => ({ url: '/api/orders', payload: checkoutForm() }),
  'an order with a key': () => ({
    ...{ url: '/api/orders', payload: checkoutForm() },
    headers: { 'idempotency-key': unique('key') },
  }),
  'another currency': () => ({
    url: '/api/profile/change-currency',
    payload: { currency: 'EUR' },
  }),
  'another email address': () => ({
    url: '/api/profile/update',
    payload: { name, email: 'zahra@new.test', image: '', current_password: password },
  }),
  'another password': () => ({
    url: '/api/profile/change-password',
    payload: {
      ...{ current_password: password, password: newPassword },
      password_confirmation: newPassword,
    },
  }),
};

describe.each([
  ['with orders', true],
  ['without orders', false],
])('a customer %s who is erased while a call is under way', (_, ordered) => {
  it.each(Object.entries(calls))('leaves nothing by %s', async (_name, call) => {
    const { id, email, token } = await addZahra(ordered);
    const { url, payload, headers = {} } = { headers: {}, ...call() };
    eraseAfterAuthentication(id);
    const answer = await shop.app.inject({
      ...{ method: 'POST', url, payload },
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    const left = await everything();
    for (const word of [email, name, 'zahra@new.test', dubai.address, dubai.last_name]) {
      expect(left, word).not.toContain(word);
    }
    const [customer] = await shop.db.orm
      .select()
      .from(schema.customers)
      .where(eq(schema.customers.id, id));
    expect(customer).toBeUndefined();
    const kept = await shop.db.orm.$count(
      schema.customers,
      eq(schema.customers.email, `erased-${id}@customers.invalid`),
    );
    expect(kept).toBe(ordered ? 1 : 0);
  });

  it('is told to log in again', async () => {
    const { id, token } = await addZahra(ordered);
    eraseAfterAuthentication(id);
    const answer = await shop.app.inject({
      ...{ method: 'POST', url: '/api/addresses', payload: dubai },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(401);
  });
});

it('a customer is erased though somebody has registered what the orders are kept under', async () => {
  const { id } = await addZahra(true);
  const email = `erased-${id}@customers.invalid`;
  const squatter = { name: 'Squatter', email: email.toUpperCase(), passwordHash: 'none' };
  await shop.db.orm.insert(schema.customers).values(squatter);
  await eraseCustomer({ ...shop.app.shop, who: 'Amal' }, id);
  const kept = await shop.db.orm
    .select({ name: schema.customers.name })
    .from(schema.customers)
    .where(eq(sql`lower(${schema.customers.email})`, email));
  expect(kept).toEqual([{ name: 'Erased customer' }]);
});

describe('a customer with another email address than before', () => {
  const post = (token: string, url: string, payload: object) =>
    shop.app.inject({
      ...{ method: 'POST', url, payload },
      headers: { authorization: `Bearer ${token}` },
    });

  const begin = async (id: number, token: string, email: string) => {
    await shop.app.shop.rateLimits.reset('code-sent', `email-change:${id}`);
    const profile = { name, email, image: '', current_password: password };
    await post(token, '/api/profile/update', profile);
    await shop.app.shop.mail.settled();
    return outboxCode(shop.config.dataDir, email, 1);
  };

  const change = async (id: number, token: string, email: string) => {
    const otp = await begin(id, token, email);
    expect((await post(token, '/api/profile/confirm-email', { otp })).statusCode).toBe(200);
    await shop.app.shop.mail.settled();
  };

  const address = (word: string) => `${unique(word)}@new.test`;

  /** A message, requests and mail of the address. */
  const keepUnder = async (email: string) => {
    const size = product.sizeId('M');
    const at = new Date();
    const { orm } = shop.db;
    await orm
      .insert(schema.contactMessages)
      .values({ name, email: email.toUpperCase(), subject: 'Hems', message: 'Longer?' });
    await orm.insert(schema.backInStockRequests).values([
      { productSizeId: size, email, confirmedAt: at },
      { productSizeId: size, email, confirmedAt: at, notifiedAt: at },
    ]);
    await orm.insert(schema.mailEvents).values([
      ...['sentAt' as const, 'givenUpAt' as const].map((end) => ({
        ...{ kind: 'existing-registration', recipient: email, payload: { name } },
        ...{ messageId: unique('mail'), [end]: at },
      })),
      {
        ...{ kind: 'contact-message', recipient: 'house@selvage.test', messageId: unique('mail') },
        ...{ payload: { name, email, subject: 'Hems', message: 'Longer?' }, givenUpAt: at },
      },
    ]);
  };

  it('is exported and erased with what was kept under the old one, which is told', async () => {
    const { id, email: first, token } = await addZahra(false);
    const [second, third] = ['second@new.test', 'third@new.test'];
    await keepUnder(first);
    await shop.db.orm
      .insert(schema.backInStockRequests)
      .values({ productSizeId: product.sizeId('M'), email: second });
    await change(id, token, second);
    const told = await outboxMails(shop.config.dataDir, first, 2);
    expect(told.at(-1)?.subject).toBe('Your Selvage email address has changed');

    const deps = { ...shop.app.shop, who: 'Amal' };
    const kept = await exportCustomer(deps, id);
    expect(kept.messages).toMatchObject([{ email: second, subject: 'Hems' }]);
    const requests = kept.back_in_stock_requests.map((row) => [row.confirmed_at, row.notified_at]);
    expect(requests).toHaveLength(2);
    expect(requests).toContainEqual([expect.any(Date), null]);
    expect(requests).toContainEqual([expect.any(Date), expect.any(Date)]);
    expect(kept.mail.map(({ kind }) => kind).sort()).toEqual([
      ...['contact-message', 'email-change-code', 'email-change-notice', 'existing-registration'],
    ]);

    await change(id, token, third);
    await eraseCustomer(deps, id);
    const left = await everything();
    for (const word of [first, second, third, name]) expect(left, word).not.toContain(word);
    expect(left).not.toContain(first.toUpperCase());
  });

  it('leaves no notice that was not sent before the next change, and no code to another', async () => {
    const { id, email: first, token } = await addZahra(false);
    const [second, mistyped, third] = [address('second'), address('wrong'), address('third')];
    await change(id, token, second);
    const [notice] = await shop.db.orm
      .update(schema.mailEvents)
      .set({ sentAt: null, nextAttemptAt: new Date(Date.now() + dayMs) })
      .where(eq(schema.mailEvents.recipient, first))
      .returning();
    expect(notice?.payload).toMatchObject({ email: second, changed: true });
    await begin(id, token, mistyped);
    await change(id, token, third);

    const deps = { ...shop.app.shop, who: 'Amal' };
    const { mail } = await exportCustomer(deps, id);
    const recipients = mail.map(({ recipient }) => recipient);
    expect(recipients).toEqual(expect.arrayContaining([first, mistyped, third]));
    await eraseCustomer(deps, id);
    const left = await everything();
    for (const word of [first, second, mistyped, third, name]) expect(left).not.toContain(word);
    expect(await outboxMails(shop.config.dataDir, mistyped, 0)).toEqual([]);
  });

  it('leaves no notice of a changed password, which goes to the address of that time', async () => {
    const { id, email: first, token } = await addZahra(false);
    const same = { current_password: password, password, password_confirmation: password };
    expect((await post(token, '/api/profile/change-password', same)).statusCode).toBe(200);
    await shop.app.shop.mail.settled();
    const [notice] = await shop.db.orm
      .update(schema.mailEvents)
      .set({ sentAt: null, nextAttemptAt: new Date(Date.now() + dayMs) })
      .where(
        and(eq(schema.mailEvents.kind, 'password-changed'), eq(schema.mailEvents.recipient, first)),
      )
      .returning();
    expect(notice?.payload).toMatchObject({ customer_id: id });
    const second = address('second');
    await change(id, token, second);

    const deps = { ...shop.app.shop, who: 'Amal' };
    expect((await exportCustomer(deps, id)).mail).toContainEqual(
      expect.objectContaining({ kind: 'password-changed', recipient: first }),
    );
    await eraseCustomer(deps, id);
    const left = await everything();
    for (const word of [first, second, name]) expect(left).not.toContain(word);
    expect(await outboxMails(shop.config.dataDir, first, 0)).toEqual([]);
  });

  it('leaves no mail in the outbox, but that of who has an earlier one now', async () => {
    const { id, email: first, token } = await addZahra(false);
    const [second, third, wanted] = [address('second'), address('third'), address('wanted')];
    await change(id, token, second);
    const other = { name: 'Huda', email: first, password };
    await createVerifiedCustomer({ ...shop.app.shop, who: 'Amal' }, other);
    const forgotten = { url: '/api/forget-password', payload: { email: first } };
    await shop.app.inject({ method: 'POST', ...forgotten });
    await change(id, token, third);
    await begin(id, token, wanted);
    const subjectsTo = async (email: string) =>
      (await outboxMails(shop.config.dataDir, email, 0)).map(({ subject }) => subject);
    const code = 'Your Selvage password reset code';
    expect(await subjectsTo(first)).toEqual([
      'A new email address for your Selvage account',
      'Your Selvage email address has changed',
      code,
    ]);

    const deps = { ...shop.app.shop, who: 'Amal' };
    const { messages } = await eraseCustomer(deps, id);
    expect(await subjectsTo(first)).toEqual([code]);
    for (const email of [second, third, wanted]) expect(await subjectsTo(email)).toEqual([]);
    // Two to the first address, three to the second, two to the third, one to the wanted.
    expect(messages).toBe(8);
  });
});

describe('money that comes for an order whose customer was erased', () => {
  it('goes back without a mail', async () => {
    const { id } = await addZahra(true);
    const { orm } = shop.db;
    const [order] = await orm
      .update(schema.orders)
      .set({ status: 'cancelled' })
      .where(eq(schema.orders.customerId, id))
      .returning();
    const [payment] = await orm
      .insert(schema.payments)
      .values({
        ...{ orderId: order?.id ?? 0, provider: 'stripe', amount: 257_000, currency: 'AED' },
        ...{ status: 'expired' },
      })
      .returning();
    await eraseCustomer({ ...shop.app.shop, who: 'Amal' }, id);
    await orm.transaction(async (tx) => {
      const [anonymous] = await tx
        .select()
        .from(schema.orders)
        .where(eq(schema.orders.id, order?.id ?? 0));
      if (!anonymous || !payment) throw new Error('No order');
      await recordCapture(shop.app.shop, tx, anonymous, payment, 'pi_late');
    });
    const refunds = eq(schema.refunds.orderId, order?.id ?? 0);
    expect(await orm.$count(schema.refunds, refunds)).toBe(1);
    const mails = eq(schema.mailEvents.kind, 'order-refunded');
    expect(await orm.$count(schema.mailEvents, mails)).toBe(0);
  });
});
