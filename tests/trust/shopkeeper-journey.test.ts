import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';

import { dubai, phone } from '../support/addresses';
import { eventually } from '../support/eventually';
import { isSoak, recordFigure } from '../support/figures';
import { outboxCode, outboxMails } from '../support/outbox';
import { startPostgres } from '../support/postgres-server';
import { runCli } from '../support/run-cli';
import { startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';

const postgres = isSoak ? await startPostgres() : null;

afterAll(() => postgres?.stop());

const kinds = [
  { name: 'embedded', database: async () => '' },
  ...(postgres
    ? [{ name: 'PostgreSQL', database: (at: string) => postgres.createDatabase(`journey_${at}`) }]
    : []),
];

const files = {
  'products.csv': `sku,name,category,price_usd,price_eur,price_aed
AMAL-1,Amal Dress,evening-wear,1250.00,1150.00,4590.00
`,
  'sizes.csv': 'sku,size,stock\nAMAL-1,S,3\nAMAL-1,M,2\n',
};

const salma = { name: 'Salma Marwan', email: 'salma@selvage.test', password: 'warp and weft 21' };
const tracking = { carrier: 'Aramex', number: 'AX-2211', url: 'https://track.example.test/2211' };

interface Order {
  id: number;
  status: string;
  payment_status: string;
  payment_url?: string;
  tracking?: object;
  refunds?: { amount: string }[];
  order_products: { id: number; product_size: { size: string } }[];
}

interface Product {
  id: number;
  primary_image: string;
  sizes: { id: number; size: string; stock: number }[];
}

/** As a shopkeeper goes by docs/operations.md: the built server and its commands, HTTP, nothing else. */
describe.runIf(isSoak).each(kinds)(
  'from nothing to a shop that sells, $name',
  ({ name, database }) => {
    it('goes by files and commands alone', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'selvage-journey-'));
      const shops: ShopProcess[] = [];
      let commands = 0;
      const open = async (at: string) => {
        const env = { DATA_DIR: join(folder, at), DATABASE_URL: await database(at), DEMO: '0' };
        const run = async (...words: string[]) => {
          const ran = await runCli(words, { ...env, SHOPKEEPER: 'Amal' });
          expect(ran, ran.complained).toMatchObject({ code: 0 });
          commands += 1;
          return ran.said;
        };
        const start = async () => {
          const shop = await startShop(env);
          shops.push(shop);
          return shop;
        };
        return { ...env, run, start };
      };
      const callAt =
        (shop: ShopProcess) =>
        async <Data>(path: string, body?: object, token?: string): Promise<Data> => {
          const answer = await fetch(`${shop.url}/api${path}`, {
            ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
            headers: {
              'content-type': 'application/json',
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            },
          });
          const response = (await answer.json()) as { data: Data };
          expect(answer.status, JSON.stringify(response)).toBe(200);
          return response.data;
        };
      const loginAt = async ({ url }: ShopProcess): Promise<number> => {
        const { status } = await fetch(`${url}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: salma.email, password: salma.password }),
        });
        return status;
      };
      const pageOf = async (shop: ShopProcess, path: string) =>
        (await fetch(shop.url + path)).text();

      try {
        const house = await open('shop');
        const shop = await house.start();
        const call = callAt(shop);
        const myShop = join(folder, 'my-shop');
        await mkdir(join(myShop, 'pictures/AMAL-1'), { recursive: true });
        for (const [file, text] of Object.entries(files)) await writeFile(join(myShop, file), text);
        for (const [at, background] of ['#8a1f2d', '#20352f'].entries()) {
          await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
            .jpeg()
            .toFile(join(myShop, 'pictures/AMAL-1', `${at + 1}.jpg`));
        }
        expect(await house.run('import', myShop, '--dry-run')).toContain('No problem was found');
        await house.run('import', myShop);
        const product = await eventually(() => call<Product>('/products/1'));
        expect(product.sizes.map(({ size, stock }) => [size, stock])).toEqual([
          ['S', 3],
          ['M', 2],
        ]);
        await eventually(async () =>
          expect(await pageOf(shop, '/product/1')).toContain('Amal Dress'),
        );
        const picture = await fetch(shop.url + product.primary_image);
        expect([picture.status, picture.headers.get('content-type')]).toEqual([
          200,
          expect.stringMatching(/^image\//),
        ]);

        // A customer registers, fills a bag and pays by the test card.
        const registered = await call<{ token: string }>('/register', {
          ...salma,
          password_confirmation: salma.password,
        });
        const otp = await outboxCode(house.DATA_DIR, salma.email, 1);
        const { token } = await call<{ token: string }>('/verify-email', { otp }, registered.token);
        for (const { id } of product.sizes) {
          const line = { product_id: product.id, product_size_id: id, quantity: 1 };
          await call('/cart', line, token);
        }
        const form = { ...dubai, phone, payment_method: 'credit_card' };
        const { id, payment_url: paymentUrl = '' } = await call<Order>('/orders', form, token);
        const card = await fetch(paymentUrl);
        expect(await card.text()).toContain('Amal Dress');
        const paid = await fetch(paymentUrl, {
          method: 'POST',
          body: new URLSearchParams({ outcome: 'pay' }),
          redirect: 'manual',
        });
        expect(paid.status).toBe(303);
        const read = () => call<Order>(`/orders/${id}`, undefined, token);
        expect(await read()).toMatchObject({ status: 'pending', payment_status: 'paid' });

        // The house ships it, and refunds one line.
        expect(await house.run('orders', 'list')).toMatch(new RegExp(`\\b${id}\\b.*paid`));
        await house.run(
          ...['orders', 'ship', `${id}`, '--carrier', tracking.carrier],
          ...['--tracking', tracking.number, '--url', tracking.url],
        );
        const shipped = await read();
        expect(shipped).toMatchObject({ status: 'shipped', tracking });
        await eventually(async () => {
          const mails = await outboxMails(house.DATA_DIR, salma.email, 1);
          expect(mails.map(({ text }) => text).join('')).toContain(tracking.number);
        });
        await house.run('orders', 'deliver', `${id}`);
        await eventually(async () => {
          const mails = await outboxMails(house.DATA_DIR, salma.email, 1);
          const subjects = mails.map(({ subject }) => subject);
          expect(subjects).toContain(`Order #${id} has been delivered`);
        });
        const line = shipped.order_products.find(({ product_size: { size } }) => size === 'S')?.id;
        await house.run('orders', 'refund', `${id}`, '--line', `${line}:1`, '--reason', 'Too long');
        expect(await read()).toMatchObject({
          status: 'delivered',
          refunds: [{ amount: '1250.00' }],
        });
        await eventually(async () => {
          const { sizes } = await call<Product>('/products/1');
          expect(sizes.map(({ stock }) => stock)).toEqual([3, 1]);
        });

        // After last night's backup the customer asks what is stored, and to be erased.
        const backup = join(folder, 'backup');
        await house.run('backup', backup);
        const stored = JSON.parse(await house.run('customers', 'export', salma.email)) as object;
        expect(stored).toMatchObject({ customer: { email: salma.email }, orders: [{ id }] });
        await house.run('customers', 'erase', salma.email, '--yes');
        expect(await loginAt(shop)).toBe(401);
        await shop.stop();

        // The backup still holds her: who is to be erased again is read in the shop before.
        const again = await open('again');
        expect(await again.run('restore', backup)).toMatch(/The shop is as it was at \d{4}-/);
        const restored = await again.start();
        expect(await loginAt(restored)).toBe(200);
        expect(await again.run('customers', 'show', salma.email)).toContain(salma.name);
        const erasures = await house.run('audit', 'list');
        const [, customer = ''] = /customers erase\W+customer (\d+)/.exec(erasures) ?? [];
        await again.run('customers', 'erase', customer, '--yes');
        expect(await loginAt(restored)).toBe(401);
        const callAgain = callAt(restored);
        const { sizes, primary_image: image } = await callAgain<Product>('/products/1');
        expect(sizes.map(({ stock }) => stock)).toEqual([3, 1]);
        expect((await fetch(restored.url + image)).status).toBe(200);
        expect(await pageOf(restored, '/product/1')).toContain('Amal Dress');
        const order = await again.run('orders', 'show', `${id}`);
        expect(order).toMatch(/delivered/);
        expect(order).toContain('1,250.00');
        for (const word of ['Salma', 'Too long', tracking.number, dubai.address]) {
          expect(order, word).not.toContain(word);
        }
        const changes = await again.run('audit', 'list', '--json');
        expect(changes).toContain('orders refund');
        expect(changes).toContain('customers erase');
        for (const word of ['Too long', tracking.number]) expect(changes, word).not.toContain(word);

        recordFigure(
          27,
          name,
          `${commands} commands: a dress imported from 2 files, sold by card, shipped with its tracking, a line of it refunded, the customer exported and erased, the backup of before restored, and the customer erased again`,
        );
      } finally {
        for (const shop of shops) await shop.stop();
        await rm(folder, { recursive: true, force: true });
      }
    });
  },
);
