import { describe, expect, it } from 'vitest';

import { pageLinks, searchOfPage } from './page-links';

const shown = (current: number, last: number) =>
  pageLinks(current, last)
    .map((link) => (link.kind === 'page' ? link.page : '…'))
    .join(' ');

describe('the numbered pages', () => {
  it('are all named while they are few', () => {
    expect(shown(1, 1)).toBe('1');
    expect(shown(3, 7)).toBe('1 2 3 4 5 6 7');
  });

  it('name the first, the last, the current one and its neighbours', () => {
    expect(shown(1, 20)).toBe('1 2 3 4 5 … 20');
    expect(shown(10, 20)).toBe('1 … 9 10 11 … 20');
    expect(shown(20, 20)).toBe('1 … 16 17 18 19 20');
  });

  it('never hide a single page behind a gap', () => {
    expect(shown(4, 20)).toBe('1 2 3 4 5 … 20');
    expect(shown(5, 20)).toBe('1 … 4 5 6 … 20');
    expect(shown(17, 20)).toBe('1 … 16 17 18 19 20');
  });
});

describe('the address of a page', () => {
  it('keeps everything else that the address says', () => {
    const search = new URLSearchParams('category=fw2425&on_sale=1&page=2&to=4');
    expect(searchOfPage(search, 3)).toBe('?category=fw2425&on_sale=1&page=3');
    expect(searchOfPage(search, 1)).toBe('?category=fw2425&on_sale=1');
    expect(searchOfPage(new URLSearchParams('page=2'), 1)).toBe('');
  });
});
