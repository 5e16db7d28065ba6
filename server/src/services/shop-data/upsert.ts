import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Transaction } from '../../db/client';
import { chunks } from './shop-state';

/** Sets a table's sequence to its largest id, which an import may have set. */
export const continueIds = async (tx: Transaction, table: PgTable): Promise<void> => {
  const sequence = `${getTableName(table)}_id_seq`;
  await tx.execute(sql`
    select setval(${sequence}, greatest(max(id), (select last_value from ${sql.identifier(sequence)})))
    from ${table} having max(id) is not null
  `);
};

/** Adds rows, in parts that are short enough for a statement. */
export const insertAll = async <T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> => {
  for (const part of chunks(rows)) await tx.insert(table).values(part);
};

/**
 * Adds rows, and changes existing ones by `key`. Rows with an id come first, so that the others get
 * higher ids.
 */
export const upsertAll = async <T extends PgTable>(
  tx: Transaction,
  table: T,
  key: PgColumn[],
  rows: T['$inferInsert'][],
): Promise<void> => {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, { generated }]) => name !== 'id' && generated === undefined,
  );
  const set = Object.fromEntries(
    columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
  const [withId, withoutId] = [true, false].map((has) =>
    rows.filter((row) => ('id' in row && row.id !== undefined) === has),
  );
  const write = async (part: T['$inferInsert'][]) => {
    for (const values of chunks(part)) {
      await tx
        .insert(table)
        .values(values)
        // Drizzle can't type the columns of a generic table.
        .onConflictDoUpdate({ target: key, set: set as never });
    }
  };
  await write(withId ?? []);
  if ((withId ?? []).length > 0) await continueIds(tx, table);
  await write(withoutId ?? []);
};
