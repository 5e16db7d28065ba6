import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { sql } from 'drizzle-orm';
import { Value } from 'typebox/value';

import { analyze } from '../../db/analyze';
import type { Transaction } from '../../db/client';
import { recordChange, type Shopkeeper } from '../audit/audit';
import { ConflictError } from '../../shared/errors';
import {
  areEmpty,
  countMigrations,
  prepareTransaction,
  readTables,
  sumOf,
  type Table,
  type TableSum,
  writeRows,
  writeSequences,
} from './tables';
import {
  type BackupDeps,
  copyUploads,
  type Manifest,
  manifestFile,
  ManifestSchema,
  tableFile,
  uploadsFolder,
} from './write-backup';

const batchRows = 500;

async function* batchesOf(file: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    if (line === '') continue;
    batch.push(line);
    if (batch.length < batchRows) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new ConflictError(`${folder} is no backup: it has no ${manifestFile}.`);
  const manifest: unknown = JSON.parse(text);
  if (Value.Check(ManifestSchema, manifest)) return manifest;
  throw new ConflictError(`${manifestFile} can’t be read: it is of another version.`);
};

/** The tables to write. 409 for a shop that is not empty, and for data of another version. */
export const prepareTarget = async (tx: Transaction, migrations: number): Promise<Table[]> => {
  await prepareTransaction(tx);
  const tables = await readTables(tx);
  if (!(await areEmpty(tx, tables))) {
    throw new ConflictError('That shop is not empty. Nothing was written.');
  }
  const own = await countMigrations(tx);
  if (own !== migrations) {
    throw new ConflictError(
      `The data is of ${own < migrations ? 'a later' : 'an earlier'} version of the shop. ` +
        'Restore it with that version, and upgrade afterwards.',
    );
  }
  await tx.execute(sql`delete from secrets`);
  return tables;
};

/** 409 unless a table has the wanted rows and checksum. */
export const assertSame = async (tx: Transaction, table: Table, wanted: TableSum | undefined) => {
  const sum = await sumOf(tx, table);
  if (sum.rows === wanted?.rows && sum.checksum === wanted.checksum) return;
  throw new ConflictError(
    `The table ${table.name} is not the same: ${sum.rows} of ${wanted?.rows ?? 0} rows. ` +
      'Nothing was written.',
  );
};

/** Fills an empty shop from a backup, and compares every table with it. */
export const restoreBackup = async (
  { db, config, who }: BackupDeps & Shopkeeper,
  folder: string,
): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  await db.orm.transaction(async (tx) => {
    for (const table of await prepareTarget(tx, manifest.migrations)) {
      for await (const rows of batchesOf(tableFile(folder, table.name))) {
        await writeRows(tx, table, rows);
      }
      await assertSame(tx, table, manifest.tables[table.name]);
    }
    await writeSequences(tx, manifest.sequences);
    // Before the commit of the rows that name them, and not for a backup that is refused.
    await copyUploads(join(folder, uploadsFolder), join(config.dataDir, uploadsFolder));
    const details = { made_at: manifest.made_at };
    await recordChange({ who }, tx, { what: 'restore', subject: 'shop', details });
  });
  await analyze({ db });
  return manifest;
};
