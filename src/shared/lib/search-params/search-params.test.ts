import { describe, expect, it } from 'vitest';

import { queryText, withParams } from './search-params';

describe('the parameters of a URL', () => {
  it('are set, replaced and removed, and the others stay', () => {
    const search = new URLSearchParams('category=ss24&page=3&to=4');
    const changed = withParams(search, { page: '2', to: null, sort: '', color: 'Ink' });
    expect(changed.toString()).toBe('category=ss24&page=2&color=Ink');
    expect(search.toString()).toBe('category=ss24&page=3&to=4');
  });

  it('begin with a question mark, if there are any', () => {
    expect(queryText(new URLSearchParams())).toBe('');
    expect(queryText(new URLSearchParams({ page: '2' }))).toBe('?page=2');
  });
});
