/** Whether something unknown is a whole number from 0, such as a quantity or an amount. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Whether something unknown can be the id of a record. */
export const isId = (value: unknown): value is number => isCount(value) && value > 0;
