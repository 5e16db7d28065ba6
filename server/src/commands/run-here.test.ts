import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { eventually } from '../../../tests/support/eventually';
import { isSoak } from '../../../tests/support/figures';
import { addLaterMigration } from '../../../tests/support/later-migration';
import { startPostgres } from '../../../tests/support/postgres-server';
import { startBefore } from '../../../tests/support/start-before-migration';
import { type DatabaseOptions, openDatabase } from '../db/client';
import { migrateDatabase } from '../db/migrate';
import { CommandError } from './command';
import { runHere } from './run-here';

const postgres = await startPostgres();
let databaseUrl: string;
let dataDir: string;

beforeAll(async () => {
  databaseUrl = (await postgres?.createDatabase('shop')) ?? '';
  dataDir = await mkdtemp(join(tmpdir(), 'selvage-test-'));
  vi.stubEnv('DATABASE_URL', databaseUrl);
  vi.stubEnv('DATA_DIR', dataDir);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
  await postgres?.stop();
});

const listOrders = async () => {
  let printed = '';
  await runHere({ args: ['orders', 'list'], who: 'Amal', cwd: dataDir }, (text) => {
    printed += text;
  });
  return printed;
};

const refusalOf = async () => {
  const refused = await listOrders().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CommandError);
  return refused as CommandError;
};

const migrateLater = async (options: DatabaseOptions) => {
  const later = await openDatabase(options);
  await addLaterMigration(later);
  await later.close();
};

describe.skipIf(!postgres)('a command after an upgrade', () => {
  it('is refused while a process of the version before serves, and changes nothing', async () => {
    const old = await openDatabase({ databaseUrl });
    await migrateDatabase(old);
    await startBefore(old, '_refund-answers');
    await old.listen('catalogue', () => undefined);
    const migrations = () =>
      old.orm.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
    const { rows: before } = await migrations();

    expect((await refusalOf()).message).toContain('stop all of its processes');
    expect((await migrations()).rows).toEqual(before);
    await old.close();
    expect(await eventually(listOrders)).toContain('orders');
  });

  it('runs beside a shop of its own version', async () => {
    const shop = await openDatabase({ databaseUrl });
    await shop.listen('catalogue', () => undefined);
    expect(await listOrders()).toContain('orders');
    await shop.close();
  });
});

describe('a command of a version that the database was upgraded from', () => {
  const said = 'use that version, or restore the backup';

  it.skipIf(!postgres)('is refused on PostgreSQL', async () => {
    await migrateLater({ databaseUrl });
    expect((await refusalOf()).message).toContain(said);
  });

  // A folder's first start takes ten seconds of a processor's time, and the same code refuses it.
  it.runIf(isSoak || !postgres)('is refused on the embedded database', async () => {
    vi.stubEnv('DATABASE_URL', '');
    await migrateLater({ dataDir });
    expect((await refusalOf()).message).toContain(said);
  });
});
