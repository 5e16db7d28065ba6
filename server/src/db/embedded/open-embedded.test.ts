import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as WorkerThreads from 'node:worker_threads';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { addLaterMigration } from '../../../../tests/support/later-migration';
import { waitTimeoutMs } from '../../../../tests/support/wait-timeout';
import { type Database, openDatabase } from '../client';
import { migrateDatabase, NewerDatabaseError } from '../migrate';
import { categories } from '../schema';
import { FolderInUseError } from './folder-lock';

const threads = vi.hoisted((): WorkerThreads.Worker[] => []);

vi.mock('node:worker_threads', async (load) => {
  const actual = await load<typeof WorkerThreads>();
  class ObservedWorker extends actual.Worker {
    constructor(...options: ConstructorParameters<typeof WorkerThreads.Worker>) {
      super(...options);
      threads.push(this);
    }
  }
  return { ...actual, Worker: ObservedWorker };
});

describe('the embedded database in a folder', () => {
  let dataDir: string;
  let db: Database;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'selvage-embedded-'));
    db = await openDatabase({ dataDir, connectTimeoutMs: waitTimeoutMs });
    await migrateDatabase(db);
  });

  afterAll(async () => {
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('has its writes reach the disk before it says that they are done', async () => {
    const settings = await db.orm.execute(
      sql`select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes') order by name`,
    );
    expect(settings.rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'fsync']);
  });

  it('is for its owner only', async () => {
    const { mode } = await stat(join(dataDir, 'embedded'));
    expect(mode & 0o777).toBe(0o700);
    expect((await stat(join(dataDir, 'embedded/database'))).mode & 0o777).toBe(0o700);
  });

  it('lets one opener in at a time, by whatever path', async () => {
    await expect(openDatabase({ dataDir })).rejects.toThrow(FolderInUseError);
    await expect(
      openDatabase({ dataDir: `${dataDir}/../${dataDir.split('/').pop()}` }),
    ).rejects.toThrow(/in use by another process/);
  });

  it('comes up again after its engine died, with all that was committed', async () => {
    const payloads: string[] = [];
    const stopListening = await db.listen('catalogue', (payload) => payloads.push(payload));
    await db.orm.insert(categories).values({ name: 'Kept', slug: 'kept' });
    expect(payloads).toEqual(['content']);
    await expect(
      db.orm.transaction(async (tx) => {
        await tx.insert(categories).values({ name: 'Lost', slug: 'lost' });
        await threads.at(-1)?.terminate();
        await tx.insert(categories).values({ name: 'Lost too', slug: 'lost-too' });
      }),
    ).rejects.toThrow();
    const rows = await db.orm.select({ slug: categories.slug }).from(categories);
    expect(rows).toEqual([{ slug: 'kept' }]);
    payloads.length = 0;
    await db.orm.update(categories).set({ name: 'Kept well' });
    expect(payloads.length).toBeGreaterThan(0);
    stopListening();
    payloads.length = 0;
    await db.orm.update(categories).set({ name: 'Kept in silence' });
    expect(payloads).toEqual([]);
  });

  it('is closed and opened again with what it held', async () => {
    await db.close();
    db = await openDatabase({ dataDir, connectTimeoutMs: waitTimeoutMs });
    await migrateDatabase(db);
    expect(await db.orm.$count(categories)).toBe(1);
    expect(await readdir(join(dataDir, 'embedded'))).toEqual(['database']);
    expect(await readFile(join(dataDir, 'embedded/database/PG_VERSION'), 'utf8')).toMatch(/^\d+/);
  });

  it('is refused by a version of before its last migration', async () => {
    await addLaterMigration(db);
    await expect(migrateDatabase(db)).rejects.toThrow(NewerDatabaseError);
    expect(await db.orm.$count(categories)).toBe(1);
  });
});
