import { getOrders } from '@/entities/order';
import type { LoadContext } from '@/shared/routes';
import { selectIsAuthenticated } from '@/shared/session';

/** Loads a customer's orders afresh. */
export const loadProfile = async ({ dispatch, getState }: LoadContext) => {
  if (!selectIsAuthenticated(getState())) return;
  await dispatch(getOrders.initiate(undefined, { subscribe: false, forceRefetch: true }));
};
