import { execFile } from 'node:child_process';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inProject } from '../../scripts/setup/paths.mjs';
import { startPostgres } from '../support/postgres-server';
import { startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import { submitOrder } from './shoppers';
import { checkoutForm } from './small-shop';

const setUpMs = 180_000;
const password = 'linen at the harbour';

const postgres = await startPostgres();

afterAll(async () => {
  await postgres?.stop();
});

const kinds = [
  { kind: 'the embedded database', databaseUrl: '', skip: false },
  { kind: 'a PostgreSQL server', databaseUrl: postgres?.url ?? '', skip: !postgres },
];

describe.each(kinds.filter(({ skip }) => !skip))(
  'the shopkeeper’s commands beside a shop that runs on $kind',
  ({ databaseUrl }) => {
    let shop: ShopProcess;

    beforeAll(async () => {
      shop = await startShop({ DATABASE_URL: databaseUrl, DEMO: '1' });
    }, setUpMs);

    afterAll(() => shop.stop());

    /** Runs `npm run shop -- …`, and returns what it printed and how it ended. */
    const run = (...words: string[]) =>
      new Promise<{ code: number; said: string; complained: string }>((resolve) => {
        const env = {
          ...process.env,
          NODE_ENV: 'production',
          DATA_DIR: shop.dataDir,
          DATABASE_URL: databaseUrl,
        };
        const args = [inProject('dist', 'server', 'cli.js'), ...words];
        execFile(process.execPath, args, { env, cwd: inProject() }, (error, stdout, stderr) => {
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

    const sizeOf = async (product: number) => {
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

      const { id } = await sizeOf(1);
      const set = await run('stock', 'set', String(id), '7');
      expect(set.said).toMatch(/^.+, size .+: 7 in stock\.$/);
      await expect.poll(async () => (await sizeOf(1)).stock, { timeout: 10_000 }).toBe(7);

      await call('/cart', token, { product_id: 1, product_size_id: id, quantity: 2 });
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

    it.each([
      ['an unknown command', ['stock', 'count'], /Unknown command "stock count"/],
      ['an unknown size', ['stock', 'set', '999999', '1'], /There is no size with the id 999999/],
      ['half a piece', ['stock', 'set', '1', '1.5'], /QUANTITY must be a whole number from 0/],
      [
        'half a tracking',
        ['orders', 'ship', '1', '--carrier', 'Aramex'],
        /--carrier, --number and --url go together/,
      ],
      [
        'a tracking link that is none',
        ['orders', 'ship', '1', '--carrier', 'A', '--number', '1', '--url', 'javascript:alert(1)'],
        /--url must be an address/,
      ],
      ['an unknown order', ['orders', 'ship', '999999'], /[Oo]rder .*not found|no order/],
      [
        'an id beyond all rows',
        ['orders', 'ship', '99999999999'],
        /ORDER_ID must be a whole number from 1/,
      ],
      [
        'a size beyond all rows',
        ['stock', 'set', '99999999999', '1'],
        /SIZE_ID must be a whole number from 1/,
      ],
      ['pieces beyond counting', ['stock', 'set', '1', '99999999999'], /QUANTITY must be/],
      ['an address that is none', ['customers', 'create', '--email', 'amal'], /--email must be/],
      ['an unknown option', ['customers', 'create', '--mail', 'x'], /Unknown option/],
      [
        'an address that is taken',
        [
          'customers',
          'create',
          '--email',
          'demo@selvage.test',
          '--password',
          password,
          '--name',
          'A',
        ],
        /There is already a customer with this email address/,
      ],
    ])('refuse %s with a message, without internal details', async (_name, words, message) => {
      const { code, said, complained } = await run(...words);
      expect(code).toBe(1);
      expect(said).toBe('');
      expect(complained).toMatch(message);
      expect(complained).not.toMatch(/\n\s+at |Error:|postgres:|select /);
    });
  },
);
