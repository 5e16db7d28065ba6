// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { clearPreferences, readPreference, storePreference, preferenceList } from './preferences';

const isText = (value: unknown): value is string => typeof value === 'string';

afterEach(() => {
  localStorage.clear();
});

describe('what the browser remembers', () => {
  it('is read back as it was written', () => {
    storePreference('recent-searches', ['kaftan', 'silk']);
    expect(preferenceList(readPreference('recent-searches'), isText, 5)).toEqual([
      'kaftan',
      'silk',
    ]);
  });

  it.each([null, '', '{', '{"0":"kaftan"}', 'null', '"kaftan"', '[[]]', '[{"__proto__":1}]'])(
    'tolerates %s',
    (text) => {
      expect(preferenceList(text, isText, 5)).toEqual([]);
    },
  );

  it('keeps the valid items of a list, up to its maximum', () => {
    expect(preferenceList('["a",1,null,"b","c"]', isText, 2)).toEqual(['a', 'b']);
  });

  it('is forgotten as a whole', () => {
    storePreference('recent-searches', ['kaftan']);
    storePreference('your-size', { system: 'EU', size: '38' });
    storePreference('recently-viewed', [1]);
    clearPreferences();
    expect(localStorage).toHaveLength(0);
  });
});
