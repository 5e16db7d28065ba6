import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { dubai, phone } from '../../../../tests/support/addresses';
import { openTestDatabase } from '../../../../tests/support/test-database';
import { addCustomer } from '../../../../tests/trust/small-shop';
import type { Database } from '../../db/client';
import { orders } from '../../db/schema';
import { eachOrder } from './find-orders';

const count = 600;

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase({ seed: false });
  const { id: customerId } = await addCustomer(db);
  await db.orm.insert(orders).values(
    Array.from({ length: count }, (_, index) => ({
      ...{ customerId, status: 'pending' as const, paymentMethod: 'cash_on_delivery' as const },
      ...{ subtotal: 12_500, shipping: 1907, address: { ...dubai, phone } },
      currency: 'USD' as const,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 3))),
    })),
  );
});
afterAll(() => db?.close());

it('exports the newest orders first, each part read from an index', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const ids: number[] = [];
  for await (const part of eachOrder({ db }, {})) ids.push(...part.map(({ id }) => id));
  const asked = query.mock.calls.map(([config, values]) => ({
    text: String((config as { text?: string }).text ?? config),
    values: (config as { values?: unknown[] }).values ?? (values as unknown[] | undefined) ?? [],
  }));
  query.mockRestore();
  expect(ids).toEqual(Array.from({ length: count }, (_, index) => count - index));

  const parts = asked.filter(({ text }) => /from "orders" inner join/.test(text));
  expect(parts).toHaveLength(2);
  // So few rows are sorted unless an index has their order and that is forbidden.
  await db.pool.query('set enable_sort = off');
  for (const { text, values } of parts) {
    const { rows } = await db.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('orders_newest');
    expect(plan).not.toContain('Sort');
  }
});
