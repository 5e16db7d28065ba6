import { describe, expect, it } from 'vitest';

import { parseJson } from './parse-json';

describe('parseJson', () => {
  it('is null for what is not JSON, and for no text', () => {
    expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
    for (const text of [null, '', '{', 'undefined', 'null']) expect(parseJson(text)).toBeNull();
  });
});
