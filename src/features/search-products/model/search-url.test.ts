import { describe, expect, it } from 'vitest';

import { searchUrl } from './search-url';

describe('a search (section 2, Search; section 5)', () => {
  it('is not submitted while the trimmed text is empty', () => {
    expect(searchUrl('')).toBeNull();
    expect(searchUrl('   ')).toBeNull();
  });

  it('goes to the shop with the trimmed text', () => {
    expect(searchUrl('  silk dress ')).toBe('/shop?search=silk+dress');
    expect(searchUrl('a&b')).toBe('/shop?search=a%26b');
  });
});
