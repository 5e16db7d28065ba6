import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The largest value of PostgreSQL's `integer`. */
export const maxInteger = 2 ** 31 - 1;

/** The condition that a row has this id; PostgreSQL refuses numbers that are no integer. */
export const hasId = (column: PgColumn, id: number): SQL =>
  Number.isInteger(id) && id > 0 && id <= maxInteger ? eq(column, id) : sql`false`;
