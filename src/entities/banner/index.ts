export { getBanners, useGetBannersQuery } from './api/banner-api';
export { bannerOfPlace, homeBanners, type ShownBanner } from './model/shown-banner';
