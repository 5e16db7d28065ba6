export { getBanners, useGetBannersQuery } from './api/banner-api';
export { bannerOfPath, homeBanners, type ShownBanner } from './model/shown-banner';
