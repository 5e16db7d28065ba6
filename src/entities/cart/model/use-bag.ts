import { useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';

import { useGetCartQuery } from '../api/cart-endpoints';
import { selectBag, type ShownBag } from './select-bag';

/**
 * The bag for components, for guests and customers. `loading`: a customer's bag is being fetched.
 */
export const useBag = (): ShownBag & { loading: boolean } => {
  const isCustomer = useAppSelector(selectIsAuthenticated);
  const { isFetching } = useGetCartQuery(undefined, {
    skip: !isCustomer,
    selectFromResult: (result) => ({ isFetching: result.isFetching }),
  });
  return { ...useAppSelector(selectBag), loading: isFetching };
};
