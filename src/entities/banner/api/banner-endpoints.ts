import type { BannersResponse } from '@contract/banner';
import { api } from '@/shared/api';
import type { AppState } from '@/shared/redux';

import { type ShownBanner, bannersFromWire } from '../model/shown-banner';

/** Banners of the home page and pictures of other pages (section 7, GET /banners). */
const bannerEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** All banners, with their labels: the home page's first. */
    getBanners: build.query<ShownBanner[], void>({
      query: () => '/banners',
      transformResponse: ({ data = [] }: Partial<BannersResponse>) => bannersFromWire(data),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { getBanners } = bannerEndpoints.endpoints;
export const { useGetBannersQuery } = bannerEndpoints;

const selectBanners = getBanners.select();

/** Whether there are banners to show: false while they load, after a failure, and where the house has none. */
export const selectHasBanners = (state: AppState): boolean =>
  (selectBanners(state).data?.length ?? 0) > 0;
