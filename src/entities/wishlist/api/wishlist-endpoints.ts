import { api, type ShopQueryFn } from '@/shared/api';

import type { CustomerWishes } from '../model/customer-wish';

/** Every page has hearts, but only a customer's needs the code that fetches a wishlist. */
const loadAndFetch: ShopQueryFn<CustomerWishes, void> = async (...request) => {
  try {
    const { fetchWishlist } = await import('./fetch-wishlist');
    return await fetchWishlist((state) => selectCustomerWishes(state).data)(...request);
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
};

export const wishlistEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /wishlist: with the stock and prices of its products. */
    getWishlist: build.query<CustomerWishes, void>({
      queryFn: loadAndFetch,
      providesTags: (wishes = {}) => [
        'Wishlist',
        ...Object.values(wishes).map(({ productId }) => ({
          type: 'Product' as const,
          id: productId,
        })),
      ],
    }),
  }),
});

export const { getWishlist } = wishlistEndpoints.endpoints;
export const { useGetWishlistQuery } = wishlistEndpoints;
/** Keeps a customer's wishlist fetched while a component uses it. */
export const { useQuerySubscription: useWishlistSubscription } = getWishlist;

/** The customer's wishlist as RTK Query has it. */
export const selectCustomerWishes = getWishlist.select();

/** Changes the cached response of `getWishlist`; nothing happens while there is none. */
export const updateWishlist = (recipe: (wishes: CustomerWishes) => void) =>
  wishlistEndpoints.util.updateQueryData('getWishlist', undefined, recipe);
