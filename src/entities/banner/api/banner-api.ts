import type { BannersResponse } from '@contract/banner';
import { api, LIST } from '@/shared/api';

import { type HomeBanner, toHomeBanners } from '../model/home-banner';

/** Banners of the home page (specification, section 7, GET /banners). */
const bannerApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The banners that the home page shows: the first four, with their labels. */
    getBanners: build.query<HomeBanner[], void>({
      query: () => '/banners',
      transformResponse: (response: BannersResponse) => toHomeBanners(response.data),
      providesTags: [{ type: 'Banner', id: LIST }],
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { getBanners } = bannerApi.endpoints;
export const { useGetBannersQuery } = bannerApi;
