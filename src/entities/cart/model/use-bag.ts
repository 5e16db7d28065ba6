import { useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';

import { useGetCartQuery } from '../api/cart-endpoints';
import { selectBag, type ShownBag } from './select-bag';

export interface UseBagResult extends ShownBag {
  /** A customer's bag is being fetched. */
  loading: boolean;
  /** Why a customer's bag could not be fetched; undefined while it is known, and for guests. */
  error: unknown;
  /** Whether the bag is loaded: without lines it is then empty. */
  isLoaded: boolean;
}

/** The bag for components, for guests and customers. */
export const useBag = (): UseBagResult => {
  const isCustomer = useAppSelector(selectIsAuthenticated);
  const bag = useAppSelector(selectBag);
  const { loading, error } = useGetCartQuery(undefined, {
    skip: !isCustomer,
    selectFromResult: ({ isFetching, data, error }) => ({
      loading: isFetching,
      error: data === undefined ? error : undefined,
    }),
  });
  const isLoaded = bag.lines.length > 0 || (!loading && error === undefined);
  return { ...bag, loading, error, isLoaded };
};
