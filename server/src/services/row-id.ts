const largestId = 2 ** 31 - 1;

/** Whether a number can be the id of a row at all; PostgreSQL refuses to compare others. */
export const isRowId = (value: number): boolean =>
  Number.isInteger(value) && value > 0 && value <= largestId;
