import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import Type, { type Static } from 'typebox';

import type { Config } from '../../config';
import type { Database, Transaction } from '../../db/client';
import { ConflictError } from '../../shared/errors';
import { syncPath, syncTree } from '../../shared/sync-path';
import {
  countMigrations,
  prepareTransaction,
  readRows,
  readSequences,
  readTables,
  sumOf,
  type Table,
} from './tables';

/** The content of `backup.json`. */
export const ManifestSchema = Type.Object({
  format: Type.Literal(1),
  made_at: Type.String(),
  migrations: Type.Integer(),
  /** The names of the environment variables that were set; their values are kept elsewhere. */
  configuration: Type.Array(Type.String()),
  tables: Type.Record(
    Type.String(),
    Type.Object({ rows: Type.Integer(), checksum: Type.String() }),
  ),
  sequences: Type.Record(Type.String(), Type.Integer()),
});
export type Manifest = Static<typeof ManifestSchema>;

export const manifestFile = 'backup.json';
/** The file of a table in a backup: a row as JSON on each line. */
export const tableFile = (folder: string, table: string) =>
  join(folder, 'tables', `${table}.jsonl`);
export const uploadsFolder = 'uploads';

const ownerOnly = 0o700;
const ownerOnlyFile = 0o600;

/**
 * Copies the folder of uploads, if there is one, and syncs the copy to the disk. Uploads that an import
 * is still writing are left out: no row names them yet.
 */
export const copyUploads = async (from: string, to: string): Promise<void> => {
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('.partial') });
  await syncTree(to);
  await syncPath(dirname(to));
};

async function* linesOf(tx: Transaction, table: Table) {
  for await (const rows of readRows(tx, table)) yield `${rows.join('\n')}\n`;
}

const writeTables = (db: Database, folder: string): Promise<Omit<Manifest, 'configuration'>> =>
  db.orm.transaction(
    async (tx) => {
      await prepareTransaction(tx);
      const tables: Manifest['tables'] = {};
      for (const table of await readTables(tx)) {
        const options = { mode: ownerOnlyFile, flush: true };
        await writeFile(tableFile(folder, table.name), linesOf(tx, table), options);
        tables[table.name] = await sumOf(tx, table);
      }
      return {
        format: 1,
        made_at: new Date().toISOString(),
        migrations: await countMigrations(tx),
        tables,
        sequences: await readSequences(tx),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

export interface BackupDeps {
  db: Database;
  config: Pick<Config, 'dataDir'>;
}

/**
 * Writes a backup into a new folder: every row as of one moment, the uploads, and the names of the set
 * variables. The shop may be running. The folder gets its name when everything is on the disk.
 */
export const writeBackup = async (
  { db, config }: BackupDeps,
  { folder, configuration }: { folder: string; configuration: string[] },
): Promise<Manifest> => {
  if (existsSync(folder)) throw new ConflictError(`${folder} exists already: name a new folder.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(join(partial, 'tables'), { recursive: true, mode: ownerOnly });
  const manifest: Manifest = { ...(await writeTables(db, partial)), configuration };
  // After the rows, so that all uploads that they name are there: uploads are never changed.
  await copyUploads(join(config.dataDir, uploadsFolder), join(partial, uploadsFolder));
  const json = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(partial, manifestFile), json, { mode: ownerOnlyFile, flush: true });
  await syncPath(join(partial, 'tables'));
  await syncPath(partial);
  await rename(partial, folder);
  await syncPath(dirname(folder));
  return manifest;
};
