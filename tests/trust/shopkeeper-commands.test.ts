import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inProject } from '../../scripts/setup/paths.mjs';
import { openDatabase } from '../../server/src/db/client';
import { startPostgres } from '../support/postgres-server';
import { startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import { submitOrder } from './shoppers';
import { addProduct, checkoutForm } from './small-shop';

const password = 'linen at the harbour';

const postgres = await startPostgres();

afterAll(async () => {
  await postgres?.stop();
});

/** Adds a product to the server's database: the demo shop would take ten seconds. */
const makeProduct = async (): Promise<number> => {
  const db = await openDatabase({ databaseUrl: postgres?.url ?? '', poolSize: 1 });
  const { id } = await addProduct(db);
  await db.close();
  return id;
};

const kinds = [
  { kind: 'the embedded database', env: { DATABASE_URL: '' }, product: async () => 1, skip: false },
  {
    kind: 'a PostgreSQL server',
    env: { DATABASE_URL: postgres?.url ?? '', DEMO: '0' },
    product: makeProduct,
    skip: !postgres,
  },
];

describe.each(kinds.filter(({ skip }) => !skip))(
  'the shopkeeper’s commands beside a shop that runs on $kind',
  ({ env, product: productOf }) => {
    let shop: ShopProcess;
    let product: number;

    beforeAll(async () => {
      shop = await startShop(env);
      product = await productOf();
    });

    afterAll(() => shop.stop());

    /** Runs `npm run shop -- …`, and returns what it printed and how it ended. */
    const run = (...words: string[]) =>
      new Promise<{ code: number; said: string; complained: string }>((resolve) => {
        const options = {
          env: {
            ...process.env,
            NODE_ENV: 'production',
            DATA_DIR: shop.dataDir,
            SHOPKEEPER: 'Amal of the atelier',
            ...env,
          },
          cwd: inProject(),
        };
        const args = [inProject('dist', 'server', 'cli.js'), ...words];
        execFile(process.execPath, args, options, (error, stdout, stderr) => {
          const code = typeof error?.code === 'number' ? error.code : 0;
          resolve({ code, said: stdout.trim(), complained: stderr.trim() });
        });
      });

    const call = async (path: string, token?: string, body?: object) => {
      const response = await fetch(`${shop.url}/api${path}`, {
        headers: {
          'content-type': 'application/json',
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
      expect((await run('orders', 'ship', order)).said).toContain(`Order ${order} is shipped.`);
      expect(await status()).toBe('shipped');
      expect((await run('orders', 'deliver', order)).said).toContain(
        `Order ${order} is delivered.`,
      );
      expect(await status()).toBe('delivered');
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
