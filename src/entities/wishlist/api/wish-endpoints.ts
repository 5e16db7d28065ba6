import type { AddWishResponse, WishlistItem } from '@contract/wishlist';
import { api, isOfflineFailure } from '@/shared/api';
import { pricesToWire } from '@/shared/lib/money';

import { wishFromWire } from './fetch-wishlist';
import type { CustomerWish } from '../model/customer-wish';
import { updateWishlist } from './wishlist-endpoints';

/** Puts a wish into the cached response, in place of the one of its id. */
const replaceWish = (wish: CustomerWish) =>
  updateWishlist((wishes) => {
    wishes[wish.id] = wish;
  });

const wishEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST /wishlist: shown at once, and gone again when the provider refuses it; without a
     * connection it stays. One that was on the wishlist before (`keepAddedAt`: a guest's,
     * or a removed one) keeps its price and date.
     */
    addWish: build.mutation<WishlistItem, CustomerWish & { keepAddedAt?: boolean }>({
      query: ({ productId, sizeId, color, addedPrices, addedAt, keepAddedAt = false }) => ({
        url: '/wishlist',
        method: 'POST',
        body: {
          product_id: productId,
          ...(sizeId === null ? {} : { product_size_id: sizeId }),
          ...(color === '' ? {} : { color }),
          ...(keepAddedAt && addedPrices !== null
            ? { added_price: pricesToWire(addedPrices), added_at: addedAt }
            : {}),
        },
      }),
      transformResponse: (response: AddWishResponse) => response.data,
      onQueryStarted: async (
        { keepAddedAt: _asBefore, ...wish },
        { dispatch, extra, queryFulfilled },
      ) => {
        const patchResult = dispatch(
          updateWishlist((wishes) => {
            wishes[wish.id] ??= wish;
          }),
        );
        try {
          const { data } = await queryFulfilled;
          dispatch(replaceWish(wishFromWire(data)));
        } catch (failure) {
          if (isOfflineFailure(failure, extra))
            dispatch(replaceWish({ ...wish, offlineChange: 'added' }));
          else patchResult.undo();
        }
      },
      invalidatesTags: (_item, error) => (error === undefined ? ['Wishlist'] : []),
    }),
    /** DELETE /wishlist/{id}: also a success when it was gone. */
    removeWish: build.mutation<null, CustomerWish>({
      queryFn: async ({ serverId }, _api, _options, baseQuery) => {
        const { error } = await baseQuery({ url: `/wishlist/${serverId}`, method: 'DELETE' });
        return error === undefined || error.status === 404 ? { data: null } : { error };
      },
      onQueryStarted: async (wish, { dispatch, extra, queryFulfilled }) => {
        const patchResult = dispatch(
          updateWishlist((wishes) => {
            delete wishes[wish.id];
          }),
        );
        await queryFulfilled.catch((failure: unknown) => {
          if (isOfflineFailure(failure, extra))
            dispatch(replaceWish({ ...wish, offlineChange: 'removed' }));
          else patchResult.undo();
        });
      },
      invalidatesTags: (_nothing, error) => (error === undefined ? ['Wishlist'] : []),
    }),
  }),
});

export const { addWish, removeWish } = wishEndpoints.endpoints;
