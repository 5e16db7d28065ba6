export { getBanners, selectHasBanners, useGetBannersQuery } from './api/banner-endpoints';
export { bannerOfPath, homeBanners, type ShownBanner } from './model/shown-banner';
