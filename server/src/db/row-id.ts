import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The largest value of PostgreSQL's `integer`. */
export const maxInteger = 2 ** 31 - 1;

/** Whether a number can be the id of a row; PostgreSQL refuses to compare others. */
export const isRowId = (value: number): boolean =>
  Number.isInteger(value) && value > 0 && value <= maxInteger;

/** The condition that a row has this id; false for a number that can't be one. */
export const hasId = (column: PgColumn, id: number): SQL =>
  isRowId(id) ? eq(column, id) : sql`false`;
