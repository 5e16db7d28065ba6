import { sql } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { mergeOrders } from '../../shared/merge-orders';

/** A table of the shop, and its columns without generated ones. */
export interface Table {
  name: string;
  columns: string[];
}

/** The number of rows of a table and their checksum, which is the same on either database. */
export interface TableSum {
  rows: number;
  checksum: string;
}

/** Tables that are not copied: short-lived data, and the words that a trigger collects from products. */
const excludedTables = new Set(['picture_claims', 'rate_limits', 'search_words']);

const batchRows = 500;

/** Sets a transaction to read and write times in UTC, and to have no timeouts. */
export const prepareTransaction = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`set local time zone 'UTC'`);
};

const readAll = async <T>(tx: Transaction, query: ReturnType<typeof sql>): Promise<T[]> =>
  (await tx.execute(query)).rows as T[];

/** The shop's tables, each after those that it refers to. */
export const readTables = async (tx: Transaction): Promise<Table[]> => {
  const tables = await readAll<Table>(
    tx,
    sql`select table_name as name, json_agg(column_name order by ordinal_position) as columns
      from information_schema.columns join information_schema.tables
        using (table_catalog, table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      group by table_name order by table_name`,
  );
  const references = await readAll<{ parent: string; child: string }>(
    tx,
    sql`select confrelid::regclass::text as parent, conrelid::regclass::text as child
      from pg_constraint where contype = 'f' order by 1, 2`,
  );
  const ordered = mergeOrders([
    ...tables.map(({ name }) => [name]),
    ...references.map(({ parent, child }) => [parent, child]),
  ]);
  return ordered.flatMap(
    (name) => tables.find((table) => table.name === name && !excludedTables.has(name)) ?? [],
  );
};

const columnList = ({ columns }: Table) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** A row as JSON, which both databases write alike. */
const rowJson = (table: Table) =>
  sql`to_jsonb(stored)::text from (select ${columnList(table)} from ${sql.identifier(table.name)}) as stored`;

/** Reads a table in batches of rows, each row as JSON. */
export async function* readRows(tx: Transaction, table: Table): AsyncGenerator<string[]> {
  await tx.execute(sql`declare copied no scroll cursor for select ${rowJson(table)}`);
  for (;;) {
    const rows = await readAll<{ to_jsonb: string } & Record<string, string>>(
      tx,
      sql`fetch ${sql.raw(String(batchRows))} from copied`,
    );
    if (rows.length === 0) break;
    yield rows.map((row) => Object.values(row)[0] ?? '');
  }
  await tx.execute(sql`close copied`);
}

/** Writes rows that `readRows` read. */
export const writeRows = async (tx: Transaction, table: Table, rows: string[]): Promise<void> => {
  await tx.execute(sql`
    insert into ${sql.identifier(table.name)} (${columnList(table)})
    select ${columnList(table)}
    from jsonb_populate_recordset(null::${sql.identifier(table.name)}, ${`[${rows.join(',')}]`}::jsonb)
  `);
};

/** The rows and the checksum of a table. */
export const sumOf = async (tx: Transaction, table: Table): Promise<TableSum> => {
  const [sum] = await readAll<TableSum>(
    tx,
    sql`select count(*)::int as rows, md5(coalesce(string_agg(hash, '' order by hash collate "C"), '')) as checksum
      from (select md5(json) as hash from (select ${rowJson(table)}) as found(json)) as hashes`,
  );
  return sum ?? { rows: 0, checksum: '' };
};

/** Whether all tables are empty, but for the shop's secrets. */
export const areEmpty = async (tx: Transaction, tables: Table[]): Promise<boolean> => {
  for (const table of tables) {
    if (table.name === 'secrets') continue;
    const [found] = await readAll(tx, sql`select 1 from ${sql.identifier(table.name)} limit 1`);
    if (found) return false;
  }
  return true;
};

/** The last value of each sequence, by its name. */
export const readSequences = async (tx: Transaction): Promise<Record<string, number>> => {
  const rows = await readAll<{ name: string; last: number }>(
    tx,
    sql`select sequencename as name, last_value::int as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
};

/** Sets the last value of each sequence. */
export const writeSequences = async (tx: Transaction, sequences: Record<string, number>) => {
  for (const [name, last] of Object.entries(sequences)) {
    await tx.execute(sql`select setval(${name}, ${last})`);
  }
};

/** How many migrations were applied to the database. */
export const countMigrations = async (tx: Transaction): Promise<number> => {
  const [row] = await readAll<{ count: number }>(
    tx,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return row?.count ?? 0;
};
