import { failureStatus } from '@/shared/api';
import { useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';

import { useGetWishlistQuery } from '../api/wishlist-endpoints';

/**
 * Fetches a customer's wishlist for as long as a component shows a part of it. False for a provider
 * that keeps no wishlists.
 */
export const useWishlistAvailable = (): boolean => {
  const isCustomer = useAppSelector(selectIsAuthenticated);
  const { error } = useGetWishlistQuery(undefined, {
    skip: !isCustomer,
    selectFromResult: (result) => ({ error: result.error }),
  });
  return failureStatus(error) !== 404;
};
