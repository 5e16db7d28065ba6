import { failureStatus } from '@/shared/api';
import { type AppState, useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';

import { selectCustomerWishes, useWishlistSubscription } from '../api/wishlist-endpoints';

/** False for a provider that keeps no wishlists, once it has said so to a customer. */
export const selectWishlistAvailable = (state: AppState): boolean =>
  !selectIsAuthenticated(state) || failureStatus(selectCustomerWishes(state).error) !== 404;

/** Fetches a customer's wishlist for as long as a component shows a part of it. */
export const useWishlistAvailable = (): boolean => {
  const isCustomer = useAppSelector(selectIsAuthenticated);
  useWishlistSubscription(undefined, { skip: !isCustomer });
  return useAppSelector(selectWishlistAvailable);
};
