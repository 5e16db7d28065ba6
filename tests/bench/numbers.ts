/** A number with so many digits after the point. */
export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What a part of all values is at most, e.g. 0.75 of them. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;
