// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { clearRemembered, readRemembered, remember, rememberedList } from './remembered';

const isText = (value: unknown): value is string => typeof value === 'string';

afterEach(() => {
  localStorage.clear();
});

describe('what the browser remembers', () => {
  it('is read back as it was written', () => {
    remember('recent-searches', ['kaftan', 'silk']);
    expect(rememberedList(readRemembered('recent-searches'), isText, 5)).toEqual([
      'kaftan',
      'silk',
    ]);
  });

  it.each([null, '', '{', '{"0":"kaftan"}', 'null', '"kaftan"', '[[]]', '[{"__proto__":1}]'])(
    'tolerates %s',
    (text) => {
      expect(rememberedList(text, isText, 5)).toEqual([]);
    },
  );

  it('keeps the valid items of a list, up to its maximum', () => {
    expect(rememberedList('["a",1,null,"b","c"]', isText, 2)).toEqual(['a', 'b']);
  });

  it('is forgotten as a whole', () => {
    remember('recent-searches', ['kaftan']);
    remember('your-size', { system: 'EU', size: '38' });
    remember('recently-viewed', [1]);
    clearRemembered();
    expect(localStorage).toHaveLength(0);
  });
});
