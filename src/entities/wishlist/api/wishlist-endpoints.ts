import { api, type ShopQueryFn } from '@/shared/api';
import type { AppState } from '@/shared/redux';

import type { AccountWishes } from '../model/account-wish';

/** Every page has hearts, but only a customer's needs the code that fetches a wishlist. */
const loadAndFetch: ShopQueryFn<AccountWishes, void> = async (...request) => {
  try {
    const { fetchWishlist } = await import('./fetch-wishlist');
    return await fetchWishlist((state) => selectAccountWishes(state).data)(...request);
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
};

const wishlistEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /wishlist. */
    getWishlist: build.query<AccountWishes, void>({
      queryFn: loadAndFetch,
      providesTags: ['Wishlist'],
    }),
  }),
});

export const { getWishlist } = wishlistEndpoints.endpoints;
export const { useGetWishlistQuery } = wishlistEndpoints;

const selectResult = getWishlist.select();

/** The customer's wishlist as RTK Query has it. */
export const selectAccountWishes = (state: AppState) => selectResult(state);

/** Changes the cached response of `getWishlist`; nothing happens while there is none. */
export const updateWishlist = (recipe: (wishes: AccountWishes) => void) =>
  wishlistEndpoints.util.updateQueryData('getWishlist', undefined, recipe);
