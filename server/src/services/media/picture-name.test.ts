import { describe, expect, it } from 'vitest';

import { parseDerivative, parseMasterName, parsePictureName, widthsOf } from './picture-name';

const name = '3fa9c2d1e0b4a5f6-1200x1600-c7b9a5';

describe('the address of a picture', () => {
  it('tells its proportions', () => {
    expect(parsePictureName(name)).toEqual({ key: name, width: 1200, height: 1600 });
    expect(parsePictureName('../../etc/passwd')).toBeNull();
    expect(parsePictureName(`${name}.jpg`)).toBeNull();
  });

  it('of a master may end with a preview', () => {
    const preview = 'a_-9'.repeat(16);
    expect(parseMasterName(`${name}.jpg`)).toEqual({ key: name, extension: 'jpg' });
    expect(parseMasterName(`${name}-${preview}.jpg`)).toEqual({ key: name, extension: 'jpg' });
    for (const file of [`${name}-${preview}`, `${name}-abc.jpg`, `${name}.gif`, '../../a.jpg']) {
      expect(parseMasterName(file)).toBeNull();
    }
  });

  it('offers only the known widths and formats, and never more than the master has', () => {
    const picture = parsePictureName(name);
    if (picture === null) throw new Error('not a picture');
    expect(parseDerivative('640.avif', picture)).toEqual({ width: 640, format: 'avif' });
    expect(parseDerivative('1200.webp', picture)).toEqual({ width: 1200, format: 'webp' });
    for (const file of ['641.avif', '1440.avif', '640.gif', '640.avif.jpg', '640', '-1.jpg']) {
      expect(parseDerivative(file, picture)).toBeNull();
    }
    expect(widthsOf(picture)).toEqual([160, 320, 360, 480, 640, 728, 828, 1080, 1200]);
  });

  it('offers a wide master in its own width, for dense screens', () => {
    const hero = { key: name.replace('1200x1600', '3200x1800'), width: 3200, height: 1800 };
    expect(widthsOf(hero).slice(-3)).toEqual([1920, 2560, 3200]);
    expect(parseDerivative('3200.avif', hero)).toEqual({ width: 3200, format: 'avif' });
  });
});
