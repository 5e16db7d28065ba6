import { describe, expect, it } from 'vitest';

import { resolveCategory } from './resolve-category';

const accessories = { id: 8, name: 'Accessories', slug: 'accessories' };
const fw2425 = { id: 6, name: 'FW 24/25', slug: 'fw2425' };
const categories = [accessories, fw2425];

describe('the category parameter of the shop (section 2, Shop)', () => {
  it('lists everything when it is absent or empty', () => {
    expect(resolveCategory(null, categories)).toEqual({ kind: 'all' });
    expect(resolveCategory('  ', categories)).toEqual({ kind: 'all' });
  });

  it('maps fw2425 to category 6 and ss24 to category 5, even before the categories are loaded', () => {
    expect(resolveCategory('fw2425', undefined)).toEqual({
      kind: 'category',
      id: 6,
      category: null,
    });
    expect(resolveCategory('fw2425', categories)).toMatchObject({ id: 6, category: fw2425 });
    expect(resolveCategory('ss24', categories)).toMatchObject({ id: 5, category: null });
  });

  it('finds a category by its slug, in any case, or by its id', () => {
    expect(resolveCategory('Accessories', categories)).toMatchObject({ id: 8 });
    expect(resolveCategory('8', categories)).toMatchObject({ id: 8, category: accessories });
  });

  it('waits for the categories before it calls a slug unknown', () => {
    expect(resolveCategory('hats', undefined)).toEqual({ kind: 'pending' });
    expect(resolveCategory('hats', categories)).toEqual({ kind: 'unknown' });
  });

  it('does not mistake an object member for a shortcut', () => {
    expect(resolveCategory('constructor', categories)).toEqual({ kind: 'unknown' });
  });
});
