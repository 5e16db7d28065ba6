import type { Banner, TextPlacement } from '@contract/banner';

/** How many banners the home page shows (specification, section 2, Home). */
const BANNER_COUNT = 4;
const DEFAULT_LABEL = 'Shop';
const FOURTH_DEFAULT_LABEL = 'Contact Us';

/** A full-screen section of the home page. */
export interface HomeBanner {
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
  return index === BANNER_COUNT - 1 ? FOURTH_DEFAULT_LABEL : DEFAULT_LABEL;
};

/** The provider's banners as the home page shows them: the first four. */
export const toHomeBanners = (banners: readonly Banner[]): HomeBanner[] =>
  banners.slice(0, BANNER_COUNT).map((banner, index) => ({
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
