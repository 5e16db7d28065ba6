import { api, type ShopQueryFn } from '@/shared/api';
import type { AppState } from '@/shared/redux';

import type { WishedPiece } from '../model/wished-piece';
import type { Wish } from '../model/wish';

/** A customer's wish. */
export interface AccountWish extends Wish {
  /** The provider's id; absent until it has acknowledged the wish. */
  serverId?: number;
  piece?: WishedPiece;
}

/** A customer's wishes by their ids. */
export type AccountWishes = Record<string, AccountWish>;

/** Every page has hearts, but only a customer's needs the code that fetches a wishlist. */
const loadAndFetch: ShopQueryFn<AccountWishes, void> = async (...request) => {
  try {
    const { fetchWishlist } = await import('./fetch-wishlist');
    return await fetchWishlist(...request);
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
};

const wishlistQueries = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /wishlist. */
    getWishlist: build.query<AccountWishes, void>({
      queryFn: loadAndFetch,
      providesTags: ['Wishlist'],
    }),
  }),
});

export const { getWishlist } = wishlistQueries.endpoints;
export const { useGetWishlistQuery } = wishlistQueries;

const selectResult = getWishlist.select();

/** The customer's wishlist as RTK Query has it. */
export const selectAccountWishes = (state: AppState) => selectResult(state);

/** Changes the cached response of `getWishlist`; nothing happens while there is none. */
export const updateWishlist = (recipe: (wishes: AccountWishes) => void) =>
  wishlistQueries.util.updateQueryData('getWishlist', undefined, recipe);
