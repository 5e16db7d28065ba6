import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isSoak } from '../../../../tests/support/figures';
import { type PostgresServer, startPostgres } from '../../../../tests/support/postgres-server';
import { demoMediaRoot } from '../../../../tests/support/test-database';
import { analyze } from '../analyze';
import { type Database, openDatabase } from '../client';
import { OutsideTransactionError } from '../guarded-orm';
import { migrateDatabase, NewerDatabaseError, OlderShopError } from '../migrate';
import { categories, customers, products } from '../schema';
import { seedDemo } from '../../seed/seed-demo';
import { isServed } from './open-server';
import { eventually } from '../../../../tests/support/eventually';
import { addLaterMigration } from '../../../../tests/support/later-migration';
import { startBefore } from '../../../../tests/support/start-before-migration';

const postgres: PostgresServer | null = await startPostgres();

afterAll(() => postgres?.stop());

describe.skipIf(!postgres)('a PostgreSQL server', () => {
  let processes: Database[];

  beforeAll(async () => {
    const databaseUrl = (await postgres?.createDatabase('shop')) ?? '';
    processes = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl, poolSize: 3 })));
  });

  afterAll(() => Promise.all(processes.map((db) => db.close())));

  const [first, second] = [() => processes[0] as Database, () => processes[1] as Database];

  it('is migrated once by several processes that start together', async () => {
    await Promise.all(processes.map(migrateDatabase));
    expect(await first().orm.$count(products)).toBe(0);
  });

  // The pictures of the demo shop take ten seconds of a processor's time.
  it.runIf(isSoak)('is filled once by several processes that start together', async () => {
    const seeded = await Promise.all(
      processes.map((db) => seedDemo(db, { mediaRoot: demoMediaRoot })),
    );
    expect(seeded.filter(Boolean)).toHaveLength(1);
    expect(await first().orm.$count(products)).toBeGreaterThan(0);
    expect(await first().orm.$count(customers)).toBe(1);
  });

  it('reads values as the embedded database does', async () => {
    const { rows } = await first().orm.execute(
      sql`select 12::int8 as n, '{"a":[1]}'::jsonb as document, 2.50::numeric as exact`,
    );
    expect(rows).toEqual([{ n: 12, document: { a: [1] }, exact: '2.50' }]);
  });

  it('refuses a query beside the own open transaction', async () => {
    await first().orm.transaction(async () => {
      await expect(first().orm.$count(categories)).rejects.toMatchObject({
        cause: expect.any(OutsideTransactionError),
      });
    });
  });

  it('ends a query that takes too long', async () => {
    const { rows } = await first().orm.execute(sql`show statement_timeout`);
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
  });

  it('analyzes for as long as it takes', async () => {
    const { rows } = await first().orm.execute<{ name: string }>(
      sql`select current_database() as name`,
    );
    const hasty = await openDatabase({
      databaseUrl: `${postgres?.url.replace(/[^/]*$/, String(rows[0]?.name))}?statement_timeout=200`,
    });
    await hasty.orm.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`create function slow(text) returns text immutable language plpgsql
        as 'begin perform pg_sleep(1); return $1; end'`);
      await tx.execute(sql`create table slow_names (name text)`);
      await tx.execute(sql`create index on slow_names (slow(name))`);
      await tx.execute(sql`insert into slow_names values ('Lina')`);
    });
    await expect(hasty.pool.query('analyze')).rejects.toThrow('statement timeout');
    await analyze({ db: hasty });
    const { rows: limits } = await hasty.orm.execute(sql`show statement_timeout`);
    expect(limits).toEqual([{ statement_timeout: '200ms' }]);
    await hasty.pool.query('drop table slow_names');
    await hasty.close();
  });

  it('tells others that it is served, whatever name its address gives', async () => {
    const databaseUrl = (await postgres?.createDatabase('named')) ?? '';
    const command = await openDatabase({ databaseUrl, serves: false });
    expect(await isServed(command)).toBe(false);
    const shop = await openDatabase({ databaseUrl: `${databaseUrl}?application_name=psql` });
    await shop.listen('catalogue', () => undefined);
    expect(await isServed(command)).toBe(true);
    await Promise.all([shop.close(), command.close()]);
  });

  it('is not migrated while a process of the version before serves', async () => {
    const databaseUrl = (await postgres?.createDatabase('upgraded')) ?? '';
    const open = () => openDatabase({ databaseUrl, poolSize: 2 });
    const [old, next, another] = [await open(), await open(), await open()];
    const migrations = async () => {
      const { rows } = await next.orm.execute(sql`select hash from drizzle.__drizzle_migrations`);
      return rows.length;
    };
    await migrateDatabase(old);
    const all = await migrations();
    await startBefore(old, '_refund-answers');
    await old.listen('catalogue', () => undefined);
    const before = await migrations();
    await expect(migrateDatabase(next)).rejects.toThrow(OlderShopError);
    expect(await migrations()).toBe(before);

    await old.close();
    await eventually(() => Promise.all([next, another].map(migrateDatabase)));
    expect(await migrations()).toBe(all);
    // Beside a process of its own version.
    await next.listen('catalogue', () => undefined);
    await migrateDatabase(another);
    await Promise.all([next.close(), another.close()]);
  });

  it('is refused by a version of before its last migration, whoever serves', async () => {
    const databaseUrl = (await postgres?.createDatabase('later')) ?? '';
    const open = () => openDatabase({ databaseUrl, poolSize: 2 });
    const [later, earlier] = [await open(), await open()];
    await addLaterMigration(later);
    await expect(migrateDatabase(earlier)).rejects.toThrow(NewerDatabaseError);
    await later.listen('catalogue', () => undefined);
    await expect(migrateDatabase(earlier)).rejects.toThrow(NewerDatabaseError);
    await Promise.all([later.close(), earlier.close()]);
  });

  it('tells every process of a change, and again once it was away', async () => {
    const payloads: string[] = [];
    await first().orm.insert(categories).values({ name: 'Told', slug: 'told' });
    await second().listen('catalogue', (payload) => payloads.push(payload));
    await first().orm.update(categories).set({ position: 0 });
    await eventually(() => expect(payloads).toHaveLength(1));

    await postgres?.restart('immediate');
    await eventually(() => expect(payloads).toHaveLength(2));
    await eventually(() => first().pool.query('select 1'));
    await first().orm.update(categories).set({ position: 1 });
    await eventually(() => expect(payloads).toHaveLength(3));
  });

  it('fails a transaction whose connection is lost, and nothing else', async () => {
    await expect(
      first().orm.transaction(async (tx) => {
        await tx.insert(categories).values({ name: 'Lost', slug: 'lost' });
        await postgres?.restart('immediate');
        await tx.insert(categories).values({ name: 'Lost too', slug: 'lost-too' });
      }),
    ).rejects.toThrow();
    await eventually(() => first().pool.query('select 1'));
    expect(await first().orm.$count(categories, sql`slug like 'lost%'`)).toBe(0);
  });
});
