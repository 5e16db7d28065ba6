import { createSelector } from '@reduxjs/toolkit';

import type { AppState } from '@/shared/redux';

import { selectCustomerWishes } from '../api/wishlist-endpoints';
import type { CustomerWish } from './customer-wish';
import { matchesChoice, type WishChoice } from './wish';
import { selectLocalWishes } from './wishlist-slice';

/** The wishlist, whoever is logged in: the customer's with this browser's, the latest first. */
export const selectWishes = createSelector(
  [(state: AppState) => selectCustomerWishes(state).data, selectLocalWishes],
  (customerWishes = {}, local): CustomerWish[] => {
    const onlyHere = local.filter(({ id }) => !(id in customerWishes));
    const shown = Object.values(customerWishes).filter(
      ({ offlineChange }) => offlineChange !== 'removed',
    );
    return [...shown, ...onlyHere].sort((one, other) => other.addedAt.localeCompare(one.addedAt));
  },
);

/** Whether the heart of a choice is filled. */
export const selectIsWished = (state: AppState, choice: WishChoice): boolean =>
  selectWishes(state).some((wish) => matchesChoice(wish, choice));
