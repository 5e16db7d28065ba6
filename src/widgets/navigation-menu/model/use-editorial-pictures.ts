import { bannerOfPath, homeBanners, type ShownBanner, useGetBannersQuery } from '@/entities/banner';

import { type MenuEntry, menuEntries } from '../config/menu-entries';

const allOf = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...allOf(entry.entries ?? [])]);

/**
 * The pictures of the menu's entries by id: the picture of the page that an entry links to. When
 * the provider has none, the home page's banners take turns.
 */
export const useEditorialPictures = (): Readonly<Record<string, ShownBanner>> => {
  const { data: banners = [] } = useGetBannersQuery();
  const home = homeBanners(banners);
  return Object.fromEntries(
    allOf(menuEntries()).flatMap(({ id, to, picturePath = to }, index) => {
      const banner = bannerOfPath(banners, picturePath) ?? home[index % Math.max(1, home.length)];
      return banner === undefined ? [] : [[id, banner]];
    }),
  );
};
