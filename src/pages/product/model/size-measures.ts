/** A size of the house, with its names in other countries and the body that it fits. */
export interface SizeMeasures {
  label: string;
  eu: readonly number[];
  uk: readonly number[];
  us: readonly number[];
  /** Centimeters. */
  bust: number;
  waist: number;
  hip: number;
}

const otherCountries = [
  { label: 'XS', eu: [34], uk: [6], us: [2] },
  { label: 'S', eu: [36], uk: [8], us: [4] },
  { label: 'M', eu: [38], uk: [10], us: [6] },
  { label: 'L', eu: [40, 42], uk: [12, 14], us: [8, 10] },
  { label: 'XL', eu: [44], uk: [16], us: [12] },
] as const;

type Body = readonly [bust: number, waist: number, hip: number];

const measures = (...bodies: Body[]): SizeMeasures[] =>
  otherCountries.flatMap((names, index) => {
    const body = bodies[index];
    return body === undefined ? [] : [{ ...names, bust: body[0], waist: body[1], hip: body[2] }];
  });

/** For clothes cut close to the body. */
const fitted = measures([82, 62, 90], [86, 66, 94], [90, 70, 98], [96, 76, 104], [102, 82, 110]);
/** For clothes cut wide. */
const loose = measures([84, 66, 92], [88, 70, 96], [94, 76, 102], [100, 82, 108], [108, 90, 116]);
/** For clothes worn over a sweater. */
const overSweater = measures(
  [84, 66, 92],
  [88, 70, 96],
  [92, 74, 100],
  [98, 80, 106],
  [104, 86, 112],
);

const byCategory: Readonly<Record<string, SizeMeasures[]>> = {
  abayas: loose,
  kaftans: loose,
  outerwear: overSweater,
};

/** The house's measures for a category, the same as on its charts. */
export const measuresOf = (categorySlug: string): readonly SizeMeasures[] =>
  byCategory[categorySlug] ?? fitted;
