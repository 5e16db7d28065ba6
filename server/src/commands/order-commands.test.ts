import { eq, inArray } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dubai, phone } from '../../../tests/support/addresses';
import { openHouse } from '../../../tests/support/house-orders';
import { addCustomer } from '../../../tests/trust/small-shop';
import { orders } from '../db/schema';
import { runCommand } from './run-command';

let house: Awaited<ReturnType<typeof openHouse>>;
let run: (typeof house)['run'];
let dataOf: (typeof house)['dataOf'];
let addOrder: (typeof house)['addOrder'];

beforeAll(async () => {
  house = await openHouse();
  ({ run, dataOf, addOrder } = house);
});
afterAll(() => house?.app.close());

describe('the orders that the house sees', () => {
  it('are listed page by page, and found by status, payment, customer and day', async () => {
    const first = await addOrder();
    const second = await addOrder('credit_card');
    const all = await dataOf('orders', 'list', '--per-page', '1');
    expect(all).toMatchObject({ data: [{ id: Number(second.id) }], page: 1, per_page: 1 });
    expect(all.total).toBeGreaterThan(1);
    const ids = async (...filters: string[]) =>
      (await dataOf('orders', 'list', ...filters)).data.map(({ id }: { id: number }) => String(id));
    expect(await ids('--customer', first.customer.email.toUpperCase())).toEqual([first.id]);
    expect(await ids('--payment', 'paid')).toContain(second.id);
    expect(await ids('--payment', 'paid')).not.toContain(first.id);
    expect(await ids('--status', 'shipped')).not.toContain(first.id);
    expect(await ids('--until', '2020-01-31')).toEqual([]);

    const { printed } = await run('orders', 'list');
    expect(printed).toMatch(/^ +ORDER|^ORDER +PLACED +STATUS +PAYMENT +TOTAL +CUSTOMER +EMAIL\n/);
    expect(printed).toContain(first.customer.email);
    expect((await run('orders', 'list', '--since', '2026-02-30')).refused).toMatch(/such as 2026/);
    expect((await run('orders', 'list', '--status', 'lost')).refused).toMatch(/Allowed choices/);
  });

  it('are found by the day that lists show, which is the shop’s', async () => {
    const { id, customer } = await addOrder();
    await house.app.db.orm
      .update(orders)
      .set({ createdAt: new Date('2026-11-22T22:00:00Z') })
      .where(eq(orders.id, Number(id)));
    const find = async (...days: string[]) =>
      (await run('orders', 'list', '--customer', customer.email, ...days)).printed;
    expect(await find('--since', '2026-11-23', '--until', '2026-11-23')).toContain(
      '2026-11-23 02:00',
    );
    expect(await find('--until', '2026-11-22')).toBe('0 orders\n');
    expect(await find('--since', '2026-11-24')).toBe('0 orders\n');
    const exported = await run(
      'orders',
      'export',
      '--since',
      '2026-11-23',
      '--until',
      '2026-11-23',
    );
    expect(exported.printed).toContain(customer.email);
  });

  it('are shown with address, lines, sums and events', async () => {
    const { id, product, customer } = await addOrder();
    const { printed } = await run('orders', 'show', id);
    for (const word of [product.name, customer.email, '+971 50 000 0142', 'Total:', '$269.07']) {
      expect(printed).toContain(word);
    }
    expect(await dataOf('orders', 'show', id)).toMatchObject({ held: false, status: 'pending' });
    expect((await run('orders', 'show', '999999')).refused).toBe('Order not found');
  });

  it('are exported as CSV that no spreadsheet calculates, or as JSON', async () => {
    const { id, customer } = await addOrder();
    const { printed } = await run('orders', 'export', '--customer', customer.email);
    const { data } = Papa.parse<Record<string, string>>(printed, { header: true });
    expect(data[0]).toMatchObject({ id, email: customer.email, total: '269.07', currency: 'USD' });
    expect(await dataOf('orders', 'export', '--customer', customer.email)).toMatchObject({
      id: Number(id),
    });
    const [head] = printed.split('\n');
    const line = await dataOf('orders', 'export', '--customer', customer.email);
    expect(head).toBe(Object.keys(line).join(','));
    const none = ['orders', 'export', '--since', '2099-01-01'];
    expect((await run(...none)).printed).toBe(`${head}\n`);
    expect((await run(...none, '--json')).printed).toBe('');
  });
});

describe('a long export', () => {
  const count = 1200;

  it('has each order once, although some are placed and change meanwhile', async () => {
    const { db, app } = house.app;
    const customer = await addCustomer(db);
    const add = (rows: number) =>
      db.orm
        .insert(orders)
        .values(
          Array.from({ length: rows }, () => ({
            ...{ customerId: customer.id, status: 'pending' as const, currency: 'AED' as const },
            ...{ paymentMethod: 'cash_on_delivery' as const, subtotal: 100, shipping: 0 },
            address: { ...dubai, phone },
          })),
        )
        .returning({ id: orders.id });
    const placed = await add(count);
    const lines: string[] = [];
    const args = [
      'orders',
      'export',
      '--json',
      '--status',
      'pending',
      '--customer',
      customer.email,
    ];
    await runCommand(app.shop, { args, who: 'Amal', cwd: '.' }, async (text) => {
      if (lines.length === 0) {
        await add(10);
        const some = placed.slice(-100).map(({ id }) => id);
        await db.orm.update(orders).set({ status: 'shipped' }).where(inArray(orders.id, some));
      }
      lines.push(...text.trim().split('\n'));
    });
    const ids = lines.map((line) => (JSON.parse(line) as { id: number }).id);
    expect(ids).toEqual(placed.map(({ id }) => id).reverse());
  });
});

describe('an order on its way', () => {
  it('is held, released, shipped, delivered and completed, each once and by whom', async () => {
    const { id } = await addOrder('credit_card');
    await run('orders', 'hold', id, '--reason', 'the address');
    expect((await run('orders', 'ship', id)).refused).toBe(
      `Order ${id} is on hold: release it first.`,
    );
    expect((await run('orders', 'list', '--held')).printed).toContain('pending, on hold');
    expect((await run('orders', 'complete', id)).refused).toMatch(/can't be completed/);
    await run('orders', 'hold', id, '--release');
    const tracking = ['--carrier', 'Aramex', '--tracking', '77', '--url', 'https://a.test/77'];
    expect((await run('orders', 'ship', id, ...tracking)).printed).toBe(
      `Order ${id} is shipped. Tracking: 77.\n`,
    );
    expect((await run('orders', 'hold', id)).refused).toMatch(/can't be held/);
    expect((await run('orders', 'deliver', id)).printed).toBe(`Order ${id} is delivered.\n`);
    expect((await run('orders', 'complete', id)).printed).toContain('completed');
    expect((await run('orders', 'refund', id)).printed).toContain('refunded');

    const { data } = await dataOf('audit', 'list', '--subject', `order ${id}`);
    expect(data.map(({ what }: { what: string }) => what).reverse()).toEqual([
      'orders hold',
      'orders hold',
      'orders ship',
      'orders deliver',
      'orders complete',
      'orders refund',
    ]);
    expect(data.at(-1)).toMatchObject({ who: 'Amal', details: { reason: 'the address' } });
  });

  it('is cancelled by the house, which gives the stock back', async () => {
    const { id, stock } = await addOrder();
    expect(await stock()).toBe(3);
    expect((await run('orders', 'cancel', id)).printed).toContain('cancelled');
    expect(await stock()).toBe(5);
    expect((await run('orders', 'ship', id)).refused).toMatch(/can't be shipped/);
    const { data } = await dataOf('audit', 'list', '--subject', `order ${id}`);
    expect(data).toMatchObject([
      { who: 'Amal', what: 'orders cancel', at: expect.stringMatching(/^\d{4}-/) },
    ]);
  });
});
