import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { storageKeys } from '@/shared/config';
import { isRehydrated } from '@/shared/redux';

import type { Wish } from './wish';

/** The wishlist of this browser: a guest's, or what is still to be merged after a login. */
export interface WishlistState {
  items: Wish[];
  /** The browser's storage was read. */
  loaded: boolean;
}

/** The browser's storage was read. */
export const isWishlistRehydrated = isRehydrated<{ items: Wish[] }>(storageKeys.wishlist);

const initialState: WishlistState = { items: [], loaded: false };

const withWish = (items: readonly Wish[], wish: Wish): Wish[] =>
  items.some(({ id }) => id === wish.id) ? [...items] : [...items, wish];

/** A customer's wishlist is `getWishlist`'s. */
const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** Replaces the list, e.g. with what another tab stored. */
    wishesSet: (state, action: PayloadAction<Wish[]>) => {
      state.items = action.payload;
    },
    /** Adds a wish; one that is there already keeps its price and date. */
    wishAdded: (state, action: PayloadAction<Wish>) => {
      state.items = withWish(state.items, action.payload);
    },
    wishRemoved: (state, action: PayloadAction<string>) => {
      state.items = state.items.filter(({ id }) => id !== action.payload);
    },
  },
  extraReducers: (builder) => {
    // Wishes added before storage was read are added to the stored ones.
    builder.addMatcher(isWishlistRehydrated, (state, { payload }) => {
      state.items = state.items.reduce(withWish, payload?.items ?? []);
      state.loaded = true;
    });
  },
  selectors: {
    selectLocalWishes: (state) => state.items,
    selectLocalWishesLoaded: (state) => state.loaded,
  },
});

declare module '@/shared/redux/app-state' {
  interface AppState {
    wishlist: WishlistState;
  }
}

export const wishlistReducer = wishlistSlice.reducer;
export const { wishesSet, wishAdded, wishRemoved } = wishlistSlice.actions;
export const { selectLocalWishes, selectLocalWishesLoaded } = wishlistSlice.selectors;
