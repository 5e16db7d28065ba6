import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestDatabase } from '../../../tests/support/test-database';
import type { Database } from './client';
import { OutsideTransactionError } from './guarded-orm';
import { categories } from './schema';

describe('the ORM', () => {
  let db: Database;

  beforeAll(async () => {
    db = await openTestDatabase({ seed: false });
  });

  afterAll(() => db.close());

  it('reads counts, times and documents as numbers, dates and objects', async () => {
    const { rows } = await db.orm.execute(
      sql`select 12::int8 as n, '{"a":[1]}'::jsonb as document, 2.50::numeric as exact`,
    );
    expect(rows).toEqual([{ n: 12, document: { a: [1] }, exact: '2.50' }]);
  });

  it('refuses a query beside the own open transaction', async () => {
    await db.orm.transaction(async (tx) => {
      await expect(db.orm.select().from(categories)).rejects.toMatchObject({
        cause: expect.any(OutsideTransactionError),
      });
      await expect(db.orm.transaction(async () => 1)).rejects.toThrow(OutsideTransactionError);
      expect(await tx.$count(categories)).toBe(0);
    });
    expect(await db.orm.$count(categories)).toBe(0);
  });

  it('lets others wait for an open transaction, in turn', async () => {
    const order: string[] = [];
    await Promise.all([
      db.orm.transaction(async (tx) => {
        await tx.insert(categories).values({ name: 'First', slug: 'first' });
        await tx.execute(sql`select pg_sleep(0.02)`);
        order.push('first');
      }),
      db.orm.transaction(async (tx) => {
        order.push(`second sees ${await tx.$count(categories)}`);
      }),
    ]);
    expect(order).toEqual(['first', 'second sees 1']);
  });

  it('writes nothing of a transaction that failed, and goes on', async () => {
    const before = await db.orm.$count(categories);
    await expect(
      db.orm.transaction(async (tx) => {
        await tx.insert(categories).values({ name: 'Torn', slug: 'torn' });
        await tx.insert(categories).values({ name: 'Torn', slug: 'torn' });
      }),
    ).rejects.toMatchObject({ cause: { code: '23505', constraint: 'categories_slug_unique' } });
    expect(await db.orm.$count(categories)).toBe(before);
  });
});
