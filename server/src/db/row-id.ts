import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The largest value of PostgreSQL's `integer`. */
export const maxInteger = 2 ** 31 - 1;

/** Whether a row may have this id: PostgreSQL refuses to compare an `integer` with any other number. */
export const isRowId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= maxInteger;

/** The condition that a row has this id. */
export const hasId = (column: PgColumn, id: number): SQL =>
  isRowId(id) ? eq(column, id) : sql`false`;
