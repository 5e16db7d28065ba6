// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { readPreference } from '@/shared/lib/preferences';

import {
  houseSizeOf,
  measureText,
  parseUsualSize,
  rangeText,
  rememberUsualSize,
  usualSizes,
} from './usual-size';

describe('the size guide in numbers', () => {
  it('rounds centimeters and inches to the half, as the chart does', () => {
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
    for (const usual of usualSizes) {
      expect(houseSizeOf(usual), usual).not.toBeNull();
    }
    expect(houseSizeOf('EU 38')).toBe('M');
    expect(houseSizeOf('UK 14')).toBe('L');
    expect(houseSizeOf('US 2')).toBe('XS');
    expect(houseSizeOf('EU 60')).toBeNull();
  });

  it('names a size that spans two', () => {
    expect(rangeText([40, 42])).toBe('40–42');
    expect(rangeText([38])).toBe('38');
  });

  it('remembers a size, and tolerates anything else in storage', () => {
    rememberUsualSize('EU 38');
    expect(parseUsualSize(readPreference('your-size'))).toEqual({ usual: 'EU 38', houseSize: 'M' });
    rememberUsualSize('');
    expect(readPreference('your-size')).toBeNull();
    const broken = [
      null,
      '',
      '{',
      '38',
      '[]',
      '{"usual":"DE 38","houseSize":"M"}',
      '{"usual":"EU 38"}',
    ];
    for (const text of broken) {
      expect(parseUsualSize(text), String(text)).toEqual({ usual: null, houseSize: null });
    }
  });
});
