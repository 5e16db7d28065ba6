import { describe, expect, it, vi } from 'vitest';

import { defaultSite } from '@/shared/lib/site';

import { siteOf } from './site-of';

describe('the site that the settings describe', () => {
  it('has their name, links, price of shipping and calendar', () => {
    expect(
      siteOf({
        site_name: 'Maison Amal',
        social_links: [{ name: 'Instagram', url: 'https://social.test/amal' }],
        shipping: { USD: '12.50', EUR: '0.00', AED: '45.00' },
        languages: ['en', 'ar', 'tlh'],
        time_zone: 'Asia/Dubai',
      }),
    ).toEqual({
      name: 'Maison Amal',
      socialLinks: [{ name: 'Instagram', url: 'https://social.test/amal' }],
      shipping: { USD: 1250, EUR: 0, AED: 4500 },
      languages: ['en', 'ar'],
      timeZone: 'Asia/Dubai',
    });
  });

  it.each([[null], [undefined], [{}]])('is the default one where they are %j', (settings) => {
    expect(siteOf(settings)).toEqual(defaultSite);
  });

  it('counts days by no calendar that the browser does not know', () => {
    expect(siteOf({ time_zone: 'Selvage/Atelier' }).timeZone).toBeUndefined();
  });

  it('asks the browser for a calendar only where days are counted', () => {
    const calendar = vi.spyOn(Intl, 'DateTimeFormat');
    const site = siteOf({ time_zone: 'Asia/Dubai' });
    expect(calendar).not.toHaveBeenCalled();
    expect(site.timeZone).toBe('Asia/Dubai');
    expect(calendar).toHaveBeenCalledOnce();
    calendar.mockRestore();
  });

  it('links to nothing but web pages, and to none where there are none', () => {
    const links = [{ name: 'Trap', url: 'javascript:alert(1)' }];
    expect(siteOf({ social_links: links }).socialLinks).toEqual([]);
    expect(siteOf({ social_links: [] }).socialLinks).toEqual([]);
  });
});
