import { describe, expect, it } from 'vitest';

import type { Banner } from '@contract/banner';

import { bannerOfPath, homeBanners, bannersFromWire } from './shown-banner';

const banner = (own: Partial<Banner> = {}): Banner => ({
  image: '/media/a.jpg',
  name: 'FW 24/25',
  description: 'Silk and wool.',
  url: '/collections/fw-24-25',
  button_text: null,
  ...own,
});

describe('the banners of the home page (section 2, Home)', () => {
  it('shows the first four', () => {
    const banners = bannersFromWire(Array.from({ length: 6 }, () => banner()));
    expect(homeBanners(banners)).toEqual(banners.slice(0, 4));
  });

  it('labels a button Shop, and Contact Us for the fourth, when the provider names none', () => {
    const labels = bannersFromWire([banner(), banner(), banner(), banner()]).map((b) => b.label);
    expect(labels).toEqual(['Shop', 'Shop', 'Shop', 'Contact Us']);
  });

  it('keeps a label of the provider, and treats a blank one as none', () => {
    const labels = bannersFromWire([
      banner({ button_text: 'Discover' }),
      banner({ button_text: '  ' }),
    ]).map((b) => b.label);
    expect(labels).toEqual(['Discover', 'Shop']);
  });

  it('falls back to the wide picture and light text at the bottom', () => {
    expect(bannersFromWire([banner()])[0]).toMatchObject({
      portraitImage: '/media/a.jpg',
      alt: '',
      placement: { landscape: 'bottom', portrait: 'bottom' },
      tone: 'light',
    });
  });
});

describe('the picture of a place', () => {
  const sections = bannersFromWire([
    banner(),
    banner({ url: '/collections/ss24' }),
    banner({ url: '/shop' }),
    banner({ url: '/contact' }),
    banner({ url: '/contact', image: '/media/door.jpg' }),
  ]);

  it('is not one of the home page’s if another banner links there', () => {
    expect(bannerOfPath(sections, '/contact')?.image).toBe('/media/door.jpg');
  });

  it('is the home page’s if no other banner links there, and null if none does', () => {
    expect(bannerOfPath(sections, '/collections/ss24')).toBe(sections[1]);
    expect(bannerOfPath(sections, '/about')).toBeNull();
  });
});
