/** A figure with the name of what it is of. */
export interface NamedFigure {
  name: string;
  value: number;
}

/** A figure, and whose it is unless all have the same: what a recorder takes for a line. */
type Worst = [value: number, note?: string];

const chosenBy =
  (choose: (...values: number[]) => number) =>
  (figures: readonly NamedFigure[]): Worst => {
    const worst = choose(...figures.map(({ value }) => value));
    if (figures.every(({ value }) => value === worst)) return [worst];
    return [worst, figures.find(({ value }) => value === worst)?.name];
  };

/** The highest of several figures. */
export const highest = chosenBy(Math.max);

/** The lowest of several figures. */
export const lowest = chosenBy(Math.min);
