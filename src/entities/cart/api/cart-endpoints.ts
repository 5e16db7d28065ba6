import { isAnyOf } from '@reduxjs/toolkit';

import type { CartItem, SetCartItemResponse } from '@contract/cart';
import { api, fetchSettled, isOfflineFailure, listId, type ShopQueryFn } from '@/shared/api';
import type { AppDispatch, AppState } from '@/shared/redux';

import { type BagLine, lineFromWire } from '../model/bag-line';

/** A customer's lines by their ids, in the provider's order; a line of quantity 0 is being removed. */
export type CustomerBag = Record<string, BagLine>;

/** A line and the quantity that the provider is to give it. */
export interface LineChange {
  line: BagLine;
  quantity: number;
}

const fetchCustomerBag: ShopQueryFn<CustomerBag, void> = fetchSettled<BagLine, CartItem>({
  url: '/cart',
  mutations: ['setCartItem', 'removeCartItem'],
  selectCached: (state) => selectCustomerBag(state).data,
  fromWire: lineFromWire,
  withOfflineChange: (line, fetched) => {
    const { quantity, pending } = line;
    const offlineChange = { from: fetched?.quantity ?? 0 };
    return { ...line, ...fetched, quantity, pending, offlineChange };
  },
});

export const cartQueries = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /cart: never older than a change made in this tab. */
    getCart: build.query<CustomerBag, void>({
      queryFn: fetchCustomerBag,
      providesTags: [{ type: 'Cart', id: listId }],
    }),
  }),
});

export const { getCart } = cartQueries.endpoints;
export const { useGetCartQuery } = cartQueries;

/** The customer's bag as RTK Query has it. */
export const selectCustomerBag = getCart.select();

/** Changes the cached response of `getCart`; nothing happens while there is none. */
export const updateCustomerBag = (recipe: (bag: CustomerBag) => void) =>
  cartQueries.util.updateQueryData('getCart', undefined, recipe);

/** The request for the customer's bag that is in flight, if one is. */
export const getRunningBagRequest = () =>
  cartQueries.util.getRunningQueryThunk('getCart', undefined);

interface Lifecycle {
  dispatch: AppDispatch;
  getState: () => unknown;
  extra: unknown;
  queryFulfilled: Promise<{ data: CartItem | null }>;
}

/**
 * Shows the quantity at once; reverts it when the provider refuses it and no newer one is pending.
 * Without a connection it stays, pending, as an offline change.
 */
const showChange = async (
  { line, quantity }: LineChange,
  { dispatch, getState, extra, queryFulfilled }: Lifecycle,
): Promise<void> => {
  const shownQuantity = () => selectCustomerBag(getState() as AppState).data?.[line.id]?.quantity;
  const before = shownQuantity() ?? 0;
  const patchResult = dispatch(
    updateCustomerBag((bag) => {
      bag[line.id] = { ...(bag[line.id] ?? line), quantity, pending: true };
    }),
  );
  const acknowledge = (item: CartItem | null) =>
    dispatch(
      updateCustomerBag((bag) => {
        const changed = bag[line.id];
        delete changed?.pending;
        if (changed !== undefined && item !== null) changed.serverId = item.id;
      }),
    );
  try {
    acknowledge((await queryFulfilled).data);
  } catch (failure) {
    if (isOfflineFailure(failure, extra)) {
      dispatch(
        updateCustomerBag((bag) => {
          const changed = bag[line.id];
          if (changed !== undefined) changed.offlineChange = { from: before };
        }),
      );
    } else if (shownQuantity() === quantity) patchResult.undo();
    else acknowledge(null);
  }
};

const cartMutations = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST /cart: sets the quantity of a line; the response is the provider's line, if it includes
     * one.
     */
    setCartItem: build.mutation<CartItem | null, LineChange>({
      query: ({ line, quantity }) => ({
        url: '/cart',
        method: 'POST',
        body: {
          product_id: line.productId,
          product_size_id: line.productSizeId,
          quantity,
          ...(line.color === '' ? {} : { color: line.color }),
        },
      }),
      transformResponse: (response: Partial<SetCartItemResponse>) => response.data ?? null,
      onQueryStarted: showChange,
      invalidatesTags: (_item, error) => (error === undefined ? ['Cart'] : []),
    }),
    /** DELETE /cart/{id}; also a success when the line was gone. */
    removeCartItem: build.mutation<null, BagLine>({
      query: ({ serverId }) => ({ url: `/cart/${serverId}`, method: 'DELETE' }),
      transformResponse: () => null,
      onQueryStarted: (line, lifecycle) => showChange({ line, quantity: 0 }, lifecycle),
      invalidatesTags: (_nothing, error) => (error === undefined ? ['Cart'] : []),
    }),
  }),
});

export const { setCartItem, removeCartItem } = cartMutations.endpoints;

/** The action with which a change of the customer's bag begins. */
export const isBagChange = isAnyOf(setCartItem.matchPending, removeCartItem.matchPending);
