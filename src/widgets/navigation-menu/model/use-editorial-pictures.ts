import { bannerOfPlace, homeBanners, useGetBannersQuery } from '@/entities/banner';

import { type MenuEntry, menuEntries } from '../config/menu-entries';

export interface EditorialPicture {
  src: string;
  alt: string;
}

const allOf = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...allOf(entry.entries ?? [])]);

const everyEntry = allOf(menuEntries);

/**
 * A picture for the entries of the menu, by their ids: that of the place where an entry leads. Where
 * the provider has none of a place, the home page's banners take turns.
 */
export const useEditorialPictures = (): Readonly<Record<string, EditorialPicture>> => {
  const { data: banners = [] } = useGetBannersQuery();
  const home = homeBanners(banners);
  return Object.fromEntries(
    everyEntry.flatMap(({ id, to, place = to }, index) => {
      const banner = bannerOfPlace(banners, place) ?? home[index % Math.max(1, home.length)];
      return banner === undefined ? [] : [[id, { src: banner.portraitImage, alt: banner.alt }]];
    }),
  );
};
