import { describe, expect, it } from 'vitest';

import { searchAddress } from './search-address';

describe('a search (section 2, Search overlay; section 5)', () => {
  it('is not submitted while the trimmed text is empty', () => {
    expect(searchAddress('')).toBeNull();
    expect(searchAddress('   ')).toBeNull();
  });

  it('goes to the shop with the trimmed text', () => {
    expect(searchAddress('  silk dress ')).toBe('/shop?search=silk+dress');
    expect(searchAddress('a&b')).toBe('/shop?search=a%26b');
  });
});
