export { getBanners, useGetBannersQuery } from './api/banner-api';
export type { HomeBanner } from './model/home-banner';
