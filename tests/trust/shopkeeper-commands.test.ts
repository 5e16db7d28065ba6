import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Database, openDatabase } from '../../server/src/db/client';
import { migrateDatabase } from '../../server/src/db/migrate';
import { orders, payments, products } from '../../server/src/db/schema';
import { dubai, phone } from '../support/addresses';
import { eventually } from '../support/eventually';
import { isSoak } from '../support/figures';
import { startMailServer } from '../support/mail-server';
import { startPostgres } from '../support/postgres-server';
import { runCli } from '../support/run-cli';
import { startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import { submitOrder } from './shoppers';
import { addCustomer, addProduct, checkoutForm } from './small-shop';

const password = 'linen at the harbour';

const postgres = await startPostgres();
const mail = await startMailServer();

afterAll(async () => {
  await postgres?.stop();
  await mail.stop();
});

/** Adds a product to the server's database: the demo shop would take ten seconds. */
const makeProduct = async (): Promise<number> => {
  const db = await openDatabase({ databaseUrl: postgres?.url ?? '', poolSize: 1 });
  const { id } = await addProduct(db);
  await db.close();
  return id;
};

/** Runs `npm run shop -- …` without the shop's own variables, such as SMTP_URL. */
const runCommand = (env: NodeJS.ProcessEnv, words: string[]) =>
  runCli(words, { SHOPKEEPER: 'Amal of the atelier', ...env });

describe('a command where no shop is', () => {
  // The first start of an embedded database takes ten seconds of a processor's time.
  it.runIf(isSoak)('says so, since an empty list would not', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'selvage-none-'));
    try {
      const list = () => runCommand({ DATA_DIR: dataDir, DATABASE_URL: '' }, ['orders', 'list']);
      expect(await list()).toEqual({
        code: 0,
        said: '0 orders',
        complained: `There is no shop in ${dataDir} yet: an empty one is made. For another, set its DATA_DIR or DATABASE_URL.`,
      });
      expect(await list()).toMatchObject({ code: 0, complained: '' });
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

const kinds = [
  { kind: 'the embedded database', env: { DATABASE_URL: '' }, product: async () => 1, skip: false },
  {
    kind: 'a PostgreSQL server',
    env: { DATABASE_URL: postgres?.url ?? '', DEMO: '0' },
    product: makeProduct,
    // Each command is a process: in npm test the tests below run some.
    skip: !postgres || !isSoak,
  },
];

describe.each(kinds.filter(({ skip }) => !skip))(
  'the shopkeeper’s commands beside a shop that runs on $kind',
  ({ env, product: productOf }) => {
    let shop: ShopProcess;
    let product: number;

    beforeAll(async () => {
      mail.received.length = 0;
      shop = await startShop({ ...env, SMTP_URL: mail.url, LANGUAGES: 'en,ar' });
      product = await productOf();
    });

    afterAll(() => shop.stop());

    const run = (...words: string[]) => runCommand({ DATA_DIR: shop.dataDir, ...env }, words);

    const call = async (path: string, token?: string, body?: object) => {
      const response = await fetch(`${shop.url}/api${path}`, {
        headers: {
          'content-type': 'application/json',
          'accept-language': 'ar',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
      return (await response.json()) as { data: never };
    };

    const sizeOf = async () => {
      const { data } = await call(`/products/${product}`);
      const [size] = (data as { sizes: { id: number; stock: number }[] }).sizes;
      if (!size) throw new Error('The product has no size.');
      return size;
    };

    it('make a customer, set the stock, ship and deliver, and the shop shows it', async () => {
      const email = 'amal@selvage.test';
      const created = await run(
        ...['customers', 'create', '--email', email],
        ...['--password', password, '--name', 'Amal Noor'],
      );
      expect(created.complained).toBe('');
      expect(created.said).toMatch(/^Customer \d+ \(amal@selvage\.test\) can log in now\.$/);
      const login = await call('/login', undefined, { email, password });
      const { token } = login.data as { token: string };

      const { id } = await sizeOf();
      const set = await run('stock', 'set', String(id), '7');
      expect(set.said).toMatch(/^.+, size .+: 7 in stock\.$/);
      await expect.poll(async () => (await sizeOf()).stock).toBe(7);

      await call('/cart', token, { product_id: product, product_size_id: id, quantity: 2 });
      const placed = await submitOrder(shop.url, { id: 0, token }, checkoutForm());
      const order = String(placed.body.data?.id);
      const status = async () =>
        ((await call(`/orders/${order}`, token)).data as { status: string }).status;

      const early = await run('orders', 'deliver', order);
      expect(early.code).toBe(1);
      expect(await status()).toBe('pending');
      const shipped = await run('orders', 'ship', order, '--json');
      expect(JSON.parse(shipped.said)).toMatchObject({ id: Number(order), status: 'shipped' });
      expect(shipped.complained).toBe('');
      expect(await status()).toBe('shipped');
      expect((await run('orders', 'deliver', order)).said).toBe(`Order ${order} is delivered.`);
      expect(await status()).toBe('delivered');

      // The shop sends the mail of a command, with its own settings: in Arabic, with its own address.
      const sent = await mail.mailTo(email, 2);
      expect(sent.subject).toBe(`الطلب رقم \u2068${order}\u2069 في الطريق إليك`);
      expect(sent.text).toContain(`${shop.url}/ar/order/${order}`);
      expect(sent.messageId).toMatch(/@127\.0\.0\.1>$/);
      const arrived = await mail.mailTo(email, 3);
      expect(arrived.subject).toBe(`تم توصيل الطلب رقم \u2068${order}\u2069`);
      expect(existsSync(join(shop.dataDir, 'outbox'))).toBe(false);
    });

    it('end with 1 and a message when refused, without internal details', async () => {
      for (const words of [
        ['stock', 'count'],
        ['orders', 'ship', '999999'],
      ]) {
        const { code, said, complained } = await run(...words);
        expect(code).toBe(1);
        expect(said).toBe('');
        expect(complained).toMatch(/Unknown command 'count'|Order not found/);
        expect(complained).not.toMatch(/\n\s+at |Error:|postgres:|select /);
      }
    });

    it('restore nothing while the shop is running', async () => {
      expect(await run('restore', shop.dataDir)).toEqual({
        code: 1,
        said: '',
        complained: 'The shop is running. Stop it first, then run this again.',
      });
    });

    it('write to a file where asked, under the user’s own name', async () => {
      const file = join(shop.dataDir, 'changes.json');
      const { code, said } = await run('audit', 'list', '--json', '--out', file);
      expect([code, said]).toEqual([0, '']);
      const { data } = JSON.parse(await readFile(file, 'utf8')) as { data: object[] };
      expect(data).toContainEqual(
        expect.objectContaining({ what: 'orders deliver', who: 'Amal of the atelier' }),
      );
    });
  },
);

describe.skipIf(!postgres)('the shopkeeper’s commands on a PostgreSQL server', () => {
  let url: string;
  let folder: string;
  let db: Database;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'selvage-commands-'));
    url = (await postgres?.createDatabase('commands')) ?? '';
    db = await openDatabase({ databaseUrl: url, poolSize: 2 });
    await migrateDatabase(db);
  });

  afterAll(async () => {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (...words: string[]) => runCommand({ DATA_DIR: folder, DATABASE_URL: url }, words);

  it('end with 2 and the message where something may have been changed', async () => {
    const { id: customerId } = await addCustomer(db);
    const [order] = await db.orm
      .insert(orders)
      .values({
        ...{ customerId, status: 'delivered', paymentMethod: 'credit_card', currency: 'USD' },
        ...{ paymentStatus: 'paid', subtotal: 10_000, shipping: 0, address: { ...dubai, phone } },
      })
      .returning();
    const { id: orderId = 0 } = order ?? {};
    // Stripe does not answer: this process has no keys.
    await db.orm
      .insert(payments)
      .values({ orderId, provider: 'stripe', amount: 10_000, currency: 'USD', status: 'paid' });
    const { code, said, complained } = await run(
      'orders',
      'refund',
      String(orderId),
      '--amount',
      '9',
    );
    expect([code, said]).toEqual([2, '']);
    expect(complained).toContain('Please repeat the command: the money goes back once.');
  });

  it('import again from the start where a deadlock ended it', async () => {
    const [product, other] = [await addProduct(db), await addProduct(db)];
    const skuOf = async ({ id }: { id: number }) =>
      (await db.orm.select().from(products).where(eq(products.id, id)))[0]?.sku ?? '';
    const [sku, otherSku] = [await skuOf(product), await skuOf(other)];
    const file = join(folder, 'products.csv');
    await writeFile(file, `sku,name\n${sku},Noor\n${otherSku},Sama\n`);
    const checkout = await db.connect();
    await checkout.query('begin');
    // So that the import, which waits first, is the one that is ended.
    await checkout.query(`set local deadlock_timeout = '1min'`);
    await checkout.query(`select from products where id = ${other.id} for update`);
    const imported = run('import', file);
    await eventually(async () => {
      const { rows } = await db.pool.query(
        `select from pg_stat_activity where datname = 'commands' and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    await checkout.query(`select from products where id = ${product.id} for update`);
    await checkout.query('commit');
    checkout.release();
    expect(await imported).toMatchObject({ code: 0, complained: '' });
    const rows = await db.orm.select().from(products).where(eq(products.sku, sku));
    expect(rows).toMatchObject([{ name: 'Noor' }]);
  });
});
