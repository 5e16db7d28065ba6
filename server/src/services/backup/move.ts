import { analyze } from '../../db/analyze';
import { openDatabase, type Transaction, type WithDb } from '../../db/client';
import { migrateDatabase, OtherVersionError } from '../../db/migrate';
import { isServed } from '../../db/server/open-server';
import { ConflictError } from '../../shared/errors';
import { recordChange, type Shopkeeper } from '../audit/audit';
import { assertSame, prepareTarget } from './restore-backup';
import {
  countMigrations,
  prepareTransaction,
  readRows,
  readSequences,
  sumOf,
  writeRows,
  writeSequences,
} from './tables';

const poolSize = 2;

const copyAll = async (from: Transaction, to: Transaction): Promise<Record<string, number>> => {
  await prepareTransaction(from);
  const counts: Record<string, number> = {};
  for (const table of await prepareTarget(to, await countMigrations(from))) {
    for await (const rows of readRows(from, table)) await writeRows(to, table, rows);
    const sum = await sumOf(from, table);
    await assertSame(to, table, sum);
    counts[table.name] = sum.rows;
  }
  await writeSequences(to, await readSequences(from));
  return counts;
};

/**
 * Copies the shop into an empty PostgreSQL database, in one transaction, and compares the count and
 * the checksum of every table. Returns the counts. The shop must not be running.
 */
export const moveToServer = async (
  { db, who }: WithDb & Shopkeeper,
  databaseUrl: string,
): Promise<Record<string, number>> => {
  const target = await openDatabase({ databaseUrl, poolSize, serves: false });
  try {
    if (await isServed(target)) {
      throw new ConflictError('A shop is running on that database. Stop it first.');
    }
    await migrateDatabase(target).catch((error: unknown) => {
      throw error instanceof OtherVersionError ? new ConflictError(error.message) : error;
    });
    const counts = await db.orm.transaction(
      (from) =>
        target.orm.transaction(async (to) => {
          const copied = await copyAll(from, to);
          await recordChange({ who }, to, { what: 'move-to-postgres', subject: 'shop' });
          return copied;
        }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await analyze({ db: target });
    return counts;
  } finally {
    await target.close();
  }
};
