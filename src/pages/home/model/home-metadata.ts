import { getBanners } from '@/entities/banner';
import { loadSite } from '@/entities/brand';
import { type LoadContext, type PageMetadata, paths } from '@/shared/routes';

/** The structured data of Home: the house and its search. */
export const homeMetadata = async ({ dispatch, url }: LoadContext): Promise<PageMetadata> => {
  const { name } = await dispatch(loadSite());
  const { data: banners } = await dispatch(getBanners.initiate(undefined, { subscribe: false }));
  const home = new URL(paths.home, url).href;
  return {
    image: banners?.[0]?.image,
    structuredData: [
      {
        '@type': 'Organization',
        '@id': `${home}#house`,
        name,
        url: home,
        logo: new URL('/icon-512.png', url).href,
      },
      {
        '@type': 'WebSite',
        name,
        url: home,
        publisher: { '@id': `${home}#house` },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${new URL(paths.shop(), url).href}?search={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
};
