import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { describe, expect, it, vi } from 'vitest';

import { encodingOf, jsonType, pageResponse, textResponse } from './cached-response';

const jsonResponse = (value: unknown) => textResponse(jsonType, JSON.stringify(value));

const words = 'silk '.repeat(500);
const random = Array.from({ length: 4000 }, (_, at) => (at * 7919) % 1009).join(' ');

describe('a cached response', () => {
  it('is compressed once, to what opens again', async () => {
    for (const response of [jsonResponse({ words }), await pageResponse(200, words)]) {
      const packed = await response.encoded('br');
      expect(await response.encoded('br')).toBe(packed);
      const plain = await response.encoded('identity');
      expect(String(plain)).toContain(words);
      expect(plain).toHaveLength(response.length);
      expect(brotliDecompressSync(packed)).toEqual(plain);
      expect(gunzipSync(await response.encoded('gzip'))).toEqual(plain);
    }
  });

  it('is compressed fast when many are, and well when it is asked for again later', async () => {
    const others = Array.from({ length: 10 }, (_, other) => jsonResponse({ other, random }));
    for (const other of others) void other.encoded('br');
    const response = jsonResponse({ random });
    const fast = await response.encoded('br');
    const well = await vi.waitFor(async () => {
      const packed = await response.encoded('br');
      expect(packed.length).toBeLessThan(fast.length);
      return packed;
    });
    for (const packed of [fast, well]) {
      expect(brotliDecompressSync(packed)).toEqual(response.encoded('identity'));
    }
    expect(await response.encoded('br')).toBe(well);
  });

  it.each(['br', 'gzip'] as const)(
    'opens again from %s, however long it is and however many there are',
    async (encoding) => {
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
      for (const text of [random, random.repeat(20)]) {
        for (const number of [1, 2, 3, 4]) {
          const response = jsonResponse({ number, text });
          expect(String(unpack(await response.encoded(encoding)))).toContain(text);
        }
      }
    },
  );

  it('is compressed as well as possible once it is a page that is sent often', async () => {
    const page = await pageResponse(200, random);
    const first = await page.encoded('br');
    expect(await page.encoded('br')).toBe(first);
    const best = await vi.waitFor(async () => {
      const packed = await page.encoded('br');
      expect(packed.length).toBeLessThan(first.length);
      return packed;
    });
    expect(brotliDecompressSync(best)).toEqual(await page.encoded('identity'));
    expect(await page.encoded('br')).toBe(best);
  });

  it('names its content', async () => {
    expect(jsonResponse({ words }).etag).toBe(jsonResponse({ words }).etag);
    expect(jsonResponse({ words }).etag).not.toBe(jsonResponse({ words: '' }).etag);
    expect((await pageResponse(404, words)).status).toBe(404);
  });
});

describe('the encoding of a response', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip; q=0', 'identity'],
    ['deflate', 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(encodingOf(jsonResponse({ words }), accepted)).toBe(encoding);
  });

  it('is none where there is little to gain', () => {
    expect(encodingOf(jsonResponse('short'), 'br')).toBe('identity');
  });
});
