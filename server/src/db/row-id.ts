/** The largest value of PostgreSQL's `integer`. */
export const maxInteger = 2 ** 31 - 1;

/** Whether a number can be the id of a row; PostgreSQL refuses to compare others. */
export const isRowId = (value: number): boolean =>
  Number.isInteger(value) && value > 0 && value <= maxInteger;
