import { useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';

import { useGetCartQuery } from '../api/cart-endpoints';
import { selectBag, type ShownBag } from './select-bag';

export interface UsedBag extends ShownBag {
  /** A customer's bag is being fetched. */
  loading: boolean;
  /** Why a customer's bag is not known; undefined while it is, and for guests. */
  failure: unknown;
}

/** The bag for components, for guests and customers. */
export const useBag = (): UsedBag => {
  const isCustomer = useAppSelector(selectIsAuthenticated);
  const request = useGetCartQuery(undefined, {
    skip: !isCustomer,
    selectFromResult: ({ isFetching, data, error }) => ({
      loading: isFetching,
      failure: data === undefined ? error : undefined,
    }),
  });
  return { ...useAppSelector(selectBag), loading: request.loading, failure: request.failure };
};
