import { isRecord, parseJson } from '@/shared/lib/unknown-data';
import { storePreference, usePreference } from '@/shared/lib/preferences';

import { bodyMeasures } from './size-measures';

const cmPerInch = 2.54;
const systems = ['eu', 'uk', 'us'] as const;

/** A length in a unit, inches to the half: 34½ rather than 34.5. */
export const measureText = (centimeters: number, unit: 'cm' | 'in'): string => {
  if (unit === 'cm') return String(centimeters);
  const inches = Math.round((centimeters / cmPerInch) * 2) / 2;
  return `${Math.floor(inches)}${Number.isInteger(inches) ? '' : '½'}`;
};

/** 40, 42 as '40–42'. */
export const rangeText = (numbers: readonly number[]): string =>
  [...new Set([numbers[0], numbers.at(-1)])].join('–');

const sizeMap = systems.flatMap((system) =>
  bodyMeasures.flatMap((each) =>
    each[system].map((size) => ({
      usual: `${system.toUpperCase()} ${size}`,
      houseSize: each.label,
    })),
  ),
);

/** Every size that a person may usually wear, such as 'EU 38'. */
export const usualSizes: readonly string[] = sizeMap.map(({ usual }) => usual);

/** The house's size for a person's usual one; null where the house has none. */
export const houseSizeOf = (usual: string): string | null =>
  sizeMap.find((each) => each.usual === usual)?.houseSize ?? null;

interface RememberedSize {
  usual: string | null;
  houseSize: string | null;
}

/** Reads what was remembered; storage may hold anything. */
export const parseUsualSize = (text: string | null): RememberedSize => {
  const value = parseJson(text);
  const { usual, houseSize } = isRecord(value) ? value : {};
  const isUsual = typeof usual === 'string' && /^(EU|UK|US) \d+$/.test(usual);
  return isUsual && typeof houseSize === 'string'
    ? { usual, houseSize }
    : { usual: null, houseSize: null };
};

/** The size that a person usually wears, and the house's size for it; nulls while hydrating. */
export const useUsualSize = (): RememberedSize => parseUsualSize(usePreference('your-size'));

/** Remembers a person's usual size for every product; '' forgets it. */
export const rememberUsualSize = (usual: string): void => {
  const houseSize = houseSizeOf(usual);
  storePreference('your-size', houseSize && { usual, houseSize });
};
