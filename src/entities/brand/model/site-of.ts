import type { Settings } from '@contract/brand';
import { isLanguage } from '@contract/languages';
import { toMinor } from '@/shared/lib/money';
import { defaultSite, type Site } from '@/shared/lib/site';

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** The settings that every page uses, with defaults for what they leave out. */
export const siteOf = (settings: Partial<Settings> | null | undefined): Site => {
  const {
    site_name: name,
    social_links: links,
    shipping,
    languages,
    time_zone: timeZone,
    seller,
  } = settings ?? {};
  return {
    name: name || defaultSite.name,
    socialLinks: links?.filter(({ url }) => /^https?:/.test(url)) ?? defaultSite.socialLinks,
    shipping: shipping
      ? { USD: toMinor(shipping.USD), EUR: toMinor(shipping.EUR), AED: toMinor(shipping.AED) }
      : defaultSite.shipping,
    languages: languages?.filter(isLanguage) ?? defaultSite.languages,
    ...(seller?.country !== undefined && { country: seller.country }),
    // Asked for where days are counted: a browser's first use of a calendar takes 40 ms.
    get timeZone() {
      return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
    },
  };
};
