// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { readRemembered } from '@/shared/lib/remembered';

import { measuresOf } from './size-measures';
import {
  houseSizeOf,
  measureText,
  rangeText,
  readYourSize,
  rememberYourSize,
  sizeOptions,
  yourSizeFrom,
} from './your-size';

const dresses = measuresOf('dresses');

describe('the size guide in numbers', () => {
  it('says centimetres and inches to the half, as the chart does', () => {
    expect([82, 86, 90, 96, 102].map((cm) => measureText(cm, 'in'))).toEqual([
      '32½',
      '34',
      '35½',
      '38',
      '40',
    ]);
    expect(measureText(82, 'cm')).toBe('82');
  });

  it('knows the house size of every European, British and American size that it offers', () => {
    for (const { value } of sizeOptions(dresses)) {
      expect(houseSizeOf(readYourSize(value), dresses), value).not.toBeNull();
    }
    expect(houseSizeOf({ system: 'EU', size: 38 }, dresses)).toBe('M');
    expect(houseSizeOf({ system: 'UK', size: 14 }, dresses)).toBe('L');
    expect(houseSizeOf({ system: 'US', size: 2 }, dresses)).toBe('XS');
    expect(houseSizeOf({ system: 'EU', size: 60 }, dresses)).toBeNull();
  });

  it('names a size that spans two', () => {
    expect(rangeText([40, 42])).toBe('40–42');
    expect(rangeText([38])).toBe('38');
  });

  it('remembers a size, and tolerates whatever else stands there', () => {
    rememberYourSize({ system: 'EU', size: 38 }, dresses);
    expect(yourSizeFrom(readRemembered('your-size'))).toEqual({
      usual: { system: 'EU', size: 38 },
      here: 'M',
    });
    rememberYourSize(null, dresses);
    expect(readRemembered('your-size')).toBeNull();
    const spoilt = [null, '', '{', '38', '[]', '{"usual":"DE 38","here":"M"}', '{"usual":"EU 38"}'];
    for (const text of spoilt) {
      expect(yourSizeFrom(text), String(text)).toEqual({ usual: null, here: null });
    }
  });

  it('has measures of its own for what is worn loose or over a knit', () => {
    expect(measuresOf('abayas')[2]?.bust).toBe(94);
    expect(measuresOf('outerwear')[2]?.bust).toBe(92);
    expect(measuresOf('anything else')[2]?.bust).toBe(90);
  });
});
