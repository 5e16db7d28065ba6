import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { encodingOf, jsonAnswer, pageAnswer } from './kept-answer';

const words = 'silk '.repeat(500);

describe('a kept answer', () => {
  it('is compressed once, to what opens again', async () => {
    for (const answer of [jsonAnswer({ words }), await pageAnswer(200, words)]) {
      const packed = await answer.encoded('br');
      expect(await answer.encoded('br')).toBe(packed);
      expect(brotliDecompressSync(packed)).toEqual(answer.identity);
      expect(gunzipSync(await answer.encoded('gzip'))).toEqual(answer.identity);
      expect(await answer.encoded('identity')).toBe(answer.identity);
    }
  });

  it('names its content', async () => {
    expect(jsonAnswer({ words }).etag).toBe(jsonAnswer({ words }).etag);
    expect(jsonAnswer({ words }).etag).not.toBe(jsonAnswer({ words: '' }).etag);
    expect((await pageAnswer(404, words)).status).toBe(404);
  });
});

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip; q=0', 'identity'],
    ['deflate', 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(encodingOf(jsonAnswer({ words }), accepted)).toBe(encoding);
  });

  it('is none where there is little to gain', () => {
    expect(encodingOf(jsonAnswer('short'), 'br')).toBe('identity');
  });
});
