import { describe, expect, it } from 'vitest';

import { pictureSources } from './picture-sources';

const base = '/media/0123456789abcdef-1500x2000-b7a594';

describe('pictureSources', () => {
  it('lists the derivatives that are not wider than the master, and the master itself', () => {
    const sources = pictureSources(`${base}.jpg`);
    const widths = [160, 320, 360, 480, 640, 728, 828, 1080, 1440, 1500];
    expect(sources?.avif).toBe(widths.map((w) => `${base}/${w}.avif ${w}w`).join(', '));
    expect(sources?.webp).toContain(`${base}/1080.webp 1080w`);
    expect(sources?.fallback).toBe(`${base}/828.jpg`);
    expect(sources?.widest).toBe(1500);
  });

  it('goes up to the width of a wide master, for dense screens', () => {
    const sources = pictureSources('/media/0123456789abcdef-3200x1800-b7a594.jpg');
    expect(sources?.avif).toContain('/2560.avif 2560w, ');
    expect(sources?.avif.endsWith('/3200.avif 3200w')).toBe(true);
  });

  it('stops at the widest derivative of a wider master', () => {
    const sources = pictureSources('/media/0123456789abcdef-4800x2700-b7a594.jpg');
    expect(sources?.avif.endsWith('/3840.avif 3840w')).toBe(true);
    expect(sources?.widest).toBe(3840);
  });

  it('falls back to the master of a small picture', () => {
    const sources = pictureSources('/media/0123456789abcdef-400x400-b7a594.jpg');
    expect(sources?.fallback).toBe('/media/0123456789abcdef-400x400-b7a594/400.jpg');
  });

  it('reads the size and the placeholder color', () => {
    expect(pictureSources(`${base}.jpg`)).toMatchObject({
      width: 1500,
      height: 2000,
      placeholder: '#b7a594',
    });
  });

  it('reads the preview as a bitmap, and leaves it out of the derivatives', () => {
    const pixels = Buffer.alloc(48, Uint8Array.of(0, 0x7c)).toString('base64url');
    for (const [size, columns, rows] of [
      ['1500x2000', 4, 6],
      ['1920x1080', 6, 4],
    ] as const) {
      const key = `/media/0123456789abcdef-${size}-b7a594`;
      const sources = pictureSources(`${key}-${pixels}.jpg`);
      const [, data = ''] =
        /^url\(data:image\/bmp;base64,(.+)\)$/.exec(sources?.preview ?? '') ?? [];
      const bitmap = Buffer.from(data, 'base64');
      expect(bitmap).toHaveLength(54 + 2 * columns * rows);
      expect(bitmap.toString('latin1', 0, 2)).toBe('BM');
      expect(bitmap.readUInt32LE(2)).toBe(bitmap.length);
      expect([bitmap.readInt32LE(18), bitmap.readInt32LE(22)]).toEqual([columns, rows]);
      expect(bitmap.readUInt16LE(28)).toBe(16);
      expect(sources?.avif).toContain(`${key}/160.avif 160w`);
    }
    expect(pictureSources(`${base}.jpg`)?.preview).toBeUndefined();
  });

  it('keeps a PNG a PNG, without a placeholder color behind transparency', () => {
    const sources = pictureSources('/media/0123456789abcdef-900x300-ffffff.png');
    expect(sources?.fallback).toBe('/media/0123456789abcdef-900x300-ffffff/828.png');
    expect(sources?.placeholder).toBeUndefined();
  });

  it('understands the URL of another origin', () => {
    expect(pictureSources(`https://cdn.example${base}.jpg`)?.fallback).toBe(
      `https://cdn.example${base}/828.jpg`,
    );
  });

  it('returns null for any other URL', () => {
    expect(pictureSources('https://example.com/dress.jpg')).toBeNull();
    expect(pictureSources('/media/short-100x100-fff.jpg')).toBeNull();
  });
});
