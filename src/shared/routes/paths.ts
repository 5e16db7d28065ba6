import { queryText, withParams } from '@/shared/lib/search-params';

const query = (params: Readonly<Record<string, string | null | undefined>>): string =>
  queryText(withParams(new URLSearchParams(), params));

/** Every path of the shop (section 2): no route is spelled out anywhere else in `src`. */
export const paths = {
  home: '/',
  product: (id: number | string, color?: string | null, size?: string) =>
    `/product/${id}${query({ color, size })}`,
  shop: (params: { category?: string; search?: string; page?: string } = {}) =>
    `/shop${query(params)}`,
  products: '/products',
  collections: '/collections',
  newIn: '/collections/new-in',
  fw2425: '/collections/fw-24-25',
  ss24: '/collections/ss24',
  readyToWear: '/collections/ready-to-wear',
  accessories: '/collections/accessories',
  about: '/about',
  contact: '/contact',
  checkout: '/checkout',
  order: (id: number | string) => `/order/${id}`,
  login: '/login',
  register: '/register',
  refundPolicy: '/refund-policy',
  shipping: '/shipping',
  privacy: '/privacy',
  terms: '/terms',
  story: (id: number | string) => `/story/${id}`,
  wishlist: '/wishlist',
  /** What it shows is in the fragment. */
  sharedBag: '/bag',
  confirmBackInStock: '/back-in-stock/confirm',
  unsubscribeBackInStock: '/back-in-stock/unsubscribe',
  profile: '/profile',
  securitySettings: '/security-settings',
  personalInfo: '/personal-info',
  shippingAddresses: '/shipping-addresses',
} as const;
