import type { Banner, TextPlacement } from '@contract/banner';
import { i18n } from '@contract/i18n';

/** How many banners the home page shows (section 2, Home). */
const bannerCount = 4;
const defaultLabel = () => i18n.t('Shop|button');
const fourthDefaultLabel = () => i18n.t('Contact Us');

/** A banner as the shop shows it: a full-screen section of the home page, or a page's picture. */
export interface ShownBanner {
  key: string;
  image: string;
  /** The composition for a tall screen; the wide one where the provider has none. */
  portraitImage: string;
  alt: string;
  name: string;
  description: string;
  url: string;
  label: string;
  placement: { landscape: TextPlacement; portrait: TextPlacement };
  tone: 'light' | 'dark';
}

const labelOf = (banner: Banner, index: number): string => {
  const own = banner.button_text?.trim() ?? '';
  if (own !== '') return own;
  return index === bannerCount - 1 ? fourthDefaultLabel() : defaultLabel();
};

/** The provider's banners, in their order, with defaults for missing fields. */
export const bannersFromWire = (banners: readonly Banner[]): ShownBanner[] =>
  banners.map((banner, index) => ({
    key: String(banner.id ?? index),
    image: banner.image,
    portraitImage: banner.image_portrait ?? banner.image,
    alt: banner.alt ?? '',
    name: banner.name,
    description: banner.description,
    url: banner.url,
    label: labelOf(banner, index),
    placement: banner.text_placement ?? { landscape: 'bottom', portrait: 'bottom' },
    tone: banner.text_tone ?? 'light',
  }));

/** Those of the home page: the first four. */
export const homeBanners = (banners: readonly ShownBanner[]): readonly ShownBanner[] =>
  banners.slice(0, bannerCount);

/**
 * The banner that links to a page and whose picture represents it (departure 72): one that the home
 * page does not show, so that no picture appears twice; else one of the home page's; else null.
 */
export const bannerOfPath = (banners: readonly ShownBanner[], path: string): ShownBanner | null => {
  const linksThere = ({ url }: ShownBanner) => url === path;
  return banners.slice(bannerCount).find(linksThere) ?? banners.find(linksThere) ?? null;
};
