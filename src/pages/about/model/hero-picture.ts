import type { AboutUs, Settings } from '@contract/brand';

/**
 * The picture of About Us: that of the first about_us record, else the settings' background; null
 * when there is neither: then the default hero is shown (section 2).
 */
export const heroPicture = (
  { about_us: [record] }: Pick<AboutUs, 'about_us'>,
  settings: Settings | null,
): { wide: string; tall: string } | null => {
  if (record !== undefined && record.image !== '') {
    return { wide: record.image, tall: record.image_portrait ?? record.image };
  }
  const background = settings?.about_us_background_image ?? '';
  return background === '' ? null : { wide: background, tall: background };
};
