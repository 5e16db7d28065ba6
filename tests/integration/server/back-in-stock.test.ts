import { eq, sql } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { backInStockRequests, mailEvents } from '../../../server/src/db/schema';
import { issueToken } from '../../../server/src/services/tokens/tokens';
import { startMailServer } from '../../support/mail-server';
import type { MailServer } from '../../support/mail-server';
import { quietErrors } from '../../support/printed';
import { shopkeeper } from '../../support/shopkeeper';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';
import { openTestDatabase } from '../../support/test-database';
import { addCustomer, addProduct, checkoutForm, unique } from '../../trust/small-shop';

let mails: MailServer;
let shop: TestApp;
let guest: string;
let product: Awaited<ReturnType<typeof addProduct>>;

beforeAll(async () => {
  mails = await startMailServer();
  const db = await openTestDatabase({ seed: false });
  shop = await createTestApp({ db, config: { smtpUrl: mails.url } });
});
afterAll(async () => {
  await shop.close();
  await shop.db.close();
  await mails.stop();
});
beforeEach(async () => {
  guest = `${unique('guest')}@selvage.test`;
  product = await addProduct(shop.db, { stock: { S: 4, M: 0 } });
});
afterEach(() => vi.restoreAllMocks());

const post = (path: string, payload: object, token?: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });
const ask = (email = guest, token?: string, size = 'M') =>
  post('/back-in-stock', { product_size_id: product.sizeId(size), email }, token);

/** Everything that was mailed to an address, once nothing waits any more. */
const mailedTo = async (address: string): Promise<Email[]> => {
  await shop.app.shop.backInStockMails.settled();
  await shop.app.shop.mail.settled();
  return mails.received.filter(({ to }) => to?.some((one) => one.address === address));
};
const subjects = async (address: string) => (await mailedTo(address)).map((mail) => mail.subject);

const tokenIn = (mail: Email | undefined, page: string): string => {
  const [, token] = new RegExp(`/back-in-stock/${page}#(\\S+)`).exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error(`There is no link to ${page} in this mail`);
  return token;
};
const confirmation = async (address = guest) =>
  tokenIn((await mailedTo(address)).at(-1), 'confirm');
const confirm = async (address = guest) =>
  post('/back-in-stock/confirm', { token: await confirmation(address) });
const restock = (pieces: number, size = 'M') =>
  shopkeeper(shop.app.shop)('stock', 'set', String(product.sizeId(size)), String(pieces));

const question = () => `Please confirm your request for ${product.name}`;
const news = () => `${product.name} is back in stock`;

describe('a guest', () => {
  it('confirms by the mailed link and is told once', async () => {
    expect((await ask()).json()).toEqual({
      code: 200,
      message: 'We will write to you when it is back.',
    });
    expect(await subjects(guest)).toEqual([question()]);
    expect((await confirm()).json().data).toEqual({
      product: { id: product.id, name: product.name },
      size: 'M',
      in_stock: false,
    });
    expect(await subjects(guest)).toEqual([question()]);

    await restock(1);
    await restock(0);
    await restock(5);
    expect(await subjects(guest)).toEqual([question(), news()]);
    const told = (await mailedTo(guest)).at(-1);
    expect(told?.text).toContain(`http://shop.test/product/${product.id}?size=M`);
  });

  it('hears nothing without confirming, however often it is back', async () => {
    await ask();
    await restock(2);
    expect(await subjects(guest)).toEqual([question()]);
  });

  it('who confirms when it is back already is told at once', async () => {
    await ask();
    const token = await confirmation();
    await restock(2);
    const response = await post('/back-in-stock/confirm', { token });
    expect(response.json().data.in_stock).toBe(true);
    await post('/back-in-stock/confirm', { token });
    expect(await subjects(guest)).toEqual([question(), news()]);
  });

  it('gets one question for many askings, and one mail', async () => {
    const responses = await Promise.all([ask(), ask(), ask(guest.toUpperCase()), ask()]);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await subjects(guest)).toEqual([question()]);
    await confirm();
    await ask();
    await restock(1);
    expect(await subjects(guest)).toEqual([question(), news()]);
    await restock(0);
    await ask();
    expect(await subjects(guest)).toEqual([question(), news(), question()]);
  });

  it('is answered like a customer’s address, a new one and one that waits already', async () => {
    const { email } = await addCustomer(shop.db);
    const responses = [await ask(), await ask(), await ask(email)];
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await subjects(email)).toEqual([question()]);
  });

  it('stops every mail about stock by the link, which can be used twice', async () => {
    await ask();
    await confirm();
    const token = tokenIn((await mailedTo(guest))[0], 'unsubscribe');
    const other = product;
    product = await addProduct(shop.db, { stock: { M: 0 } });
    await ask();
    await confirm();
    for (const call of [1, 2]) {
      const response = await post('/back-in-stock/unsubscribe', { token });
      expect(response.statusCode, `call ${call}`).toBe(200);
    }
    await restock(1);
    product = other;
    await restock(1);
    expect(await subjects(guest)).toHaveLength(2);
  });
});

describe('a customer', () => {
  const login = async () => {
    const customer = await addCustomer(shop.db);
    const { token } = await issueToken(shop.db.orm, 'session', customer.id);
    return { ...customer, token };
  };

  it('needs no confirmation for their own address, but for any other', async () => {
    const { email, token } = await login();
    await ask(email, token);
    await ask(guest, token);
    await restock(1);
    expect(await subjects(email)).toEqual([news()]);
    expect(await subjects(guest)).toEqual([question()]);
  });

  it('is told when an order that held the last pieces is cancelled', async () => {
    const { email, token } = await login();
    const line = { product_id: product.id, product_size_id: product.sizeId('S'), quantity: 4 };
    await post('/cart', line, token);
    const { data } = (await post('/orders', checkoutForm(), token)).json();
    expect((await ask(email, token, 'S')).statusCode).toBe(200);
    const log = vi.spyOn(console, 'error');
    await post(`/orders/${data.id}/cancel`, {}, token);
    await post(`/orders/${data.id}/cancel`, {}, token);
    expect(log).not.toHaveBeenCalled();
    expect((await subjects(email)).filter((subject) => subject === news())).toHaveLength(1);
  });

  it('with a token that has ended is asked to log in', async () => {
    expect((await ask(guest, 'x'.repeat(43))).statusCode).toBe(401);
  });
});

describe('a crash', () => {
  const waiting = async () => {
    await ask();
    await confirm();
  };
  const due = () => shop.db.orm.update(mailEvents).set({ nextAttemptAt: new Date() });

  it('of what raises the stock leaves no mail', async () => {
    await waiting();
    const raised = shop.db.orm.transaction(async (tx) => {
      await tx.execute(sql`update product_sizes set stock = 9 where id = ${product.sizeId('M')}`);
      throw new Error('killed');
    });
    await expect(raised).rejects.toThrow('killed');
    expect(await subjects(guest)).toEqual([question()]);
  });

  it('between the stock and the mail sends it later, once', async () => {
    await waiting();
    const log = quietErrors();
    const enqueue = vi.spyOn(shop.app.shop.mail, 'enqueue').mockImplementation(async () => {
      throw new Error('killed');
    });
    await restock(3);
    await shop.app.shop.backInStockMails.settled();
    expect(log).toHaveBeenCalled();
    enqueue.mockRestore();
    expect(await subjects(guest)).toEqual([question(), news()]);
    expect(await subjects(guest)).toEqual([question(), news()]);
  });

  it('after the mail was written, and four processes at once, write no second one', async () => {
    await waiting();
    await restock(3);
    const others = await Promise.all(
      [1, 2, 3].map(() => createTestApp({ db: shop.db, config: { smtpUrl: mails.url } })),
    );
    await Promise.all([shop, ...others].map(({ app }) => app.shop.backInStockMails.settled()));
    await Promise.all(others.map((other) => other.close()));
    const written = await shop.db.orm
      .select()
      .from(mailEvents)
      .where(eq(mailEvents.recipient, guest));
    expect(written.map(({ kind }) => kind).sort()).toEqual([
      'back-in-stock',
      'back-in-stock-confirmation',
    ]);
  });

  it('of the mailer sends it again under the same Message-ID', async () => {
    await waiting();
    quietErrors();
    mails.refuse(1);
    await restock(3);
    expect(await subjects(guest)).toEqual([question()]);
    await due();
    expect(await subjects(guest)).toEqual([question(), news()]);
  });
});

describe('the links', () => {
  it('do one thing each, for one request', async () => {
    await ask();
    const token = await confirmation();
    const [id = '', hash = ''] = token.split('.');
    const wrong = [
      tokenIn((await mailedTo(guest))[0], 'unsubscribe'),
      `${Number(id) + 1}.${hash}`,
      `${id}.${hash.slice(0, -1)}`,
      id,
      'x',
    ];
    for (const one of wrong) {
      const response = await post('/back-in-stock/confirm', { token: one });
      expect(response.statusCode, one).toBe(404);
      expect(response.json().error).toContain('no longer valid');
    }
    expect((await post('/back-in-stock/unsubscribe', { token })).statusCode).toBe(404);
    expect((await post('/back-in-stock/confirm', { token })).statusCode).toBe(200);
  });

  it('confirm within a week, and stand in no row', async () => {
    await ask();
    const token = await confirmation();
    const rows = await shop.db.orm.select().from(mailEvents).where(eq(mailEvents.recipient, guest));
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
    const age = (days: number) =>
      shop.db.orm
        .update(backInStockRequests)
        .set({ askedAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(backInStockRequests.email, guest));
    await age(7.1);
    expect((await post('/back-in-stock/confirm', { token })).statusCode).toBe(404);
    await age(6.9);
    expect((await post('/back-in-stock/confirm', { token })).statusCode).toBe(200);
  });
});

describe('POST /back-in-stock', () => {
  it('refuses what is in stock, what does not exist and what is no address', async () => {
    const inStock = await ask(guest, undefined, 'S');
    expect(inStock.statusCode).toBe(409);
    expect(inStock.json().error).toBe('Size S is in stock.');
    const unknown = await post('/back-in-stock', { product_size_id: 999_999, email: guest });
    expect(unknown.statusCode).toBe(404);
    const bad = await ask('nobody');
    expect(bad.statusCode).toBe(422);
    expect(bad.json().errors).toEqual({ email: ['Please enter a valid email address.'] });
    expect(await mailedTo(guest)).toEqual([]);
  });

  it('is limited by the caller’s IP address and by the email address', async () => {
    const strict = await createTestApp({ db: shop.db, config: { rateLimitFactor: 1 } });
    const askFrom = async (email: string, remoteAddress: string) =>
      (
        await strict.app.inject({
          method: 'POST',
          url: '/api/back-in-stock',
          payload: { product_size_id: 999_999, email },
          remoteAddress,
        })
      ).statusCode;
    const passed = (statuses: number[]) => statuses.filter((status) => status !== 429).length;
    const byEmail = await Promise.all(
      Array.from({ length: 15 }, (_, index) => askFrom('one@selvage.test', `10.0.0.${index}`)),
    );
    const byAddress = await Promise.all(
      Array.from({ length: 40 }, (_, index) => askFrom(`${index}@selvage.test`, '10.1.0.1')),
    );
    expect([passed(byEmail), passed(byAddress)]).toEqual([10, 30]);
    await strict.close();
  });
});
