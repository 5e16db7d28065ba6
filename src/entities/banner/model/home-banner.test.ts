import { describe, expect, it } from 'vitest';

import type { Banner } from '@contract/banner';

import { toHomeBanners } from './home-banner';

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
    expect(toHomeBanners(Array.from({ length: 6 }, () => banner()))).toHaveLength(4);
  });

  it('labels a button Shop, and Contact Us for the fourth, when the provider names none', () => {
    const labels = toHomeBanners([banner(), banner(), banner(), banner()]).map((b) => b.label);
    expect(labels).toEqual(['Shop', 'Shop', 'Shop', 'Contact Us']);
  });

  it('keeps a label of the provider, and treats a blank one as none', () => {
    const labels = toHomeBanners([
      banner({ button_text: 'Discover' }),
      banner({ button_text: '  ' }),
    ]).map((b) => b.label);
    expect(labels).toEqual(['Discover', 'Shop']);
  });

  it('falls back to the wide picture and light words at the bottom', () => {
    expect(toHomeBanners([banner()])[0]).toMatchObject({
      portraitImage: '/media/a.jpg',
      alt: '',
      placement: { landscape: 'bottom', portrait: 'bottom' },
      tone: 'light',
    });
  });
});
