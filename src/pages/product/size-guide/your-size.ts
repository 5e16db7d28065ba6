import { remember } from '@/shared/lib/remembered';

import type { SizeMeasures } from './size-measures';

export const sizeSystems = ['EU', 'UK', 'US'] as const;
export type SizeSystem = (typeof sizeSystems)[number];

/** The size that a person usually wears, in the system of their country. */
export interface YourSize {
  system: SizeSystem;
  size: number;
}

const CM_PER_INCH = 2.54;

const numbersOf = (measures: SizeMeasures, system: SizeSystem): readonly number[] =>
  ({ EU: measures.eu, UK: measures.uk, US: measures.us })[system];

/** Inches to the half, as a tape is read. */
export const toInches = (centimetres: number): number =>
  Math.round((centimetres / CM_PER_INCH) * 2) / 2;

/** A measure in words of its unit: 34½ rather than 34.5. */
export const measureText = (centimetres: number, unit: 'cm' | 'in'): string => {
  if (unit === 'cm') return String(centimetres);
  const inches = toInches(centimetres);
  return `${Math.floor(inches)}${Number.isInteger(inches) ? '' : '½'}`;
};

/** 40, 42 as '40–42'. */
export const rangeText = (numbers: readonly number[]): string =>
  [...new Set([numbers[0], numbers.at(-1)])].join('–');

/** Every size that a person may say they wear. */
export const sizeOptions = (measures: readonly SizeMeasures[]) =>
  sizeSystems.flatMap((system) =>
    measures.flatMap((each) =>
      numbersOf(each, system).map((size) => ({
        value: `${system} ${size}`,
        label: `${system} ${size}`,
      })),
    ),
  );

/** Reads 'EU 38'; null for anything else. */
export const readYourSize = (text: string): YourSize | null => {
  const [name, number] = text.split(' ');
  const system = sizeSystems.find((each) => each === name);
  const size = Number(number);
  return system !== undefined && Number.isInteger(size) && size > 0 ? { system, size } : null;
};

/** The house's size for a person's usual one; null where the house has none. */
export const houseSizeOf = (
  yours: YourSize | null,
  measures: readonly SizeMeasures[],
): string | null =>
  (yours && measures.find((each) => numbersOf(each, yours.system).includes(yours.size))?.label) ??
  null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What was remembered, read tolerantly: the usual size, and what it is called here. */
export const yourSizeFrom = (
  text: string | null,
): { usual: YourSize | null; here: string | null } => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (isRecord(value) && typeof value.usual === 'string' && typeof value.here === 'string') {
      const usual = readYourSize(value.usual);
      return { usual, here: usual && value.here };
    }
  } catch {
    // Spoilt, so nothing is remembered.
  }
  return { usual: null, here: null };
};

/** Remembers a person's size for every product; null forgets it. */
export const rememberYourSize = (
  usual: YourSize | null,
  measures: readonly SizeMeasures[],
): void => {
  const here = houseSizeOf(usual, measures);
  remember('your-size', usual && here && { usual: `${usual.system} ${usual.size}`, here });
};
