import { createContext, useContext } from 'react';

import type { SocialLink } from '@contract/brand';
import type { Language } from '@contract/languages';
import { defaultShippingMinor, defaultSiteName } from '@/shared/config';
import type { PriceByCurrency } from '@/shared/lib/money';

/** The settings that every page uses. */
export interface Site {
  /** In the header and in titles, '{page} | {site}' (section 1). */
  name: string;
  socialLinks: readonly SocialLink[];
  /** What the shipping of an order costs, minor units. */
  shipping: PriceByCurrency;
  /** The languages that the shop is offered in. */
  languages: readonly Language[];
  /** The country that sells and sends (ISO 3166-1); absent where the provider does not say. */
  country?: string;
  /**
   * An IANA name, by whose calendar the shop counts days; absent where the provider does not say, or names one
   * that the browser does not know.
   */
  timeZone?: string;
}

/** The defaults: for settings that leave this out, and until they are loaded. */
export const defaultSite: Site = {
  name: defaultSiteName,
  socialLinks: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/' },
    { name: 'TikTok', url: 'https://www.tiktok.com/' },
  ],
  shipping: defaultShippingMinor,
  languages: [],
};

export const SiteContext = createContext(defaultSite);

/** The settings that every page uses, of the provider or by default. */
export const useSite = (): Site => useContext(SiteContext);
