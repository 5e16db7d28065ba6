import { describe, expect, it } from 'vitest';

import { columnsFromSearch, searchWithColumns } from './grid-columns';

const read = (query: string) => columnsFromSearch(new URLSearchParams(query));

describe('the grid toggle (section 2, Shop; section 9)', () => {
  it('offers 2, 3 and 4 columns, 4 by default', () => {
    expect([read(''), read('columns=2'), read('columns=3'), read('columns=4')]).toEqual([
      4, 2, 3, 4,
    ]);
    expect(read('columns=9')).toBe(4);
  });

  it('changes nothing else of the URL', () => {
    const search = new URLSearchParams('category=ss24&page=2&columns=3');
    expect(searchWithColumns(search, 2).toString()).toBe('category=ss24&page=2&columns=2');
    expect(searchWithColumns(search, 4).toString()).toBe('category=ss24&page=2');
  });
});
