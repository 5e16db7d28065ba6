import { useGetBannersQuery } from '@/entities/banner';

import { menuEntries } from '../config/menu-entries';

export interface EditorialPicture {
  src: string;
  alt: string;
}

/** A picture for every entry of the top level, by its id: the house's banners, in their order. */
export const useEditorialPictures = (): Readonly<Record<string, EditorialPicture>> => {
  const { data: banners = [] } = useGetBannersQuery();
  return Object.fromEntries(
    menuEntries.flatMap(({ id }, index) => {
      const banner = banners[index % Math.max(1, banners.length)];
      return banner === undefined ? [] : [[id, { src: banner.portraitImage, alt: banner.alt }]];
    }),
  );
};
