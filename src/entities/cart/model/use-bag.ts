import { useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';

import { useGetCartQuery } from '../api/cart-endpoints';
import { selectBag, type ShownBag } from './select-bag';

/** The bag for what shows it, whoever is there. `loading`: a customer's bag is being asked for. */
export const useBag = (): ShownBag & { loading: boolean } => {
  const isCustomer = useAppSelector(selectIsAuthenticated);
  const { isFetching } = useGetCartQuery(undefined, {
    skip: !isCustomer,
    selectFromResult: (result) => ({ isFetching: result.isFetching }),
  });
  return { ...useAppSelector(selectBag), loading: isFetching };
};
