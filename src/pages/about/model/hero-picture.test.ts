import { describe, expect, it } from 'vitest';

import { heroPicture } from './hero-picture';

const record = { title: 'Begin with the cloth', description: '', image: '/wide.jpg' };
const settings = { about_us_signature: '', about_us_background_image: '/background.jpg' };

describe('the hero of About Us (section 2)', () => {
  it('is the picture of the first about_us record, in both compositions', () => {
    expect(heroPicture({ about_us: [record] }, settings)).toEqual({
      wide: '/wide.jpg',
      tall: '/wide.jpg',
    });
    expect(
      heroPicture({ about_us: [{ ...record, image_portrait: '/tall.jpg' }] }, null),
    ).toMatchObject({ tall: '/tall.jpg' });
  });

  it('is the background of the settings when there is no record', () => {
    expect(heroPicture({ about_us: [] }, settings)?.wide).toBe('/background.jpg');
  });

  it('is the default hero when there is neither', () => {
    expect(heroPicture({ about_us: [] }, null)).toBeNull();
  });
});
