import { describe, expect, it } from 'vitest';

import { colorFamilies } from '../../../../demo/catalogue/colors';
import { orderFamilies } from './color-families';

describe('the families of colors', () => {
  it('come in a fixed order, followed by colors of no family', () => {
    const counted = ['Teal', 'Blue', 'Cerise', 'Black'].map((value, count) => ({ value, count }));
    expect(orderFamilies(counted).map(({ value }) => value)).toEqual([
      'Black',
      'Blue',
      'Cerise',
      'Teal',
    ]);
  });

  it('have a swatch each, colors of no family none', () => {
    const [black, print, teal] = orderFamilies(
      ['Black', 'Print', 'Teal'].map((value) => ({ value, count: 1 })),
    );
    expect(black?.swatch).toEqual([expect.stringMatching(/^#[\da-f]{6}$/)]);
    expect(print?.swatch).toHaveLength(3);
    expect(teal?.swatch).toEqual([]);
  });

  it('are those that the demo shop sorts its colors into; a color of their name is in them', () => {
    const used = [...new Set(Object.values(colorFamilies).flat())];
    const known = orderFamilies(used.map((value) => ({ value, count: 1 })));
    expect(known.filter(({ swatch }) => swatch.length === 0)).toEqual([]);
    expect(known).toHaveLength(13);
    for (const family of used) expect(colorFamilies[family] ?? [family]).toContain(family);
  });
});
