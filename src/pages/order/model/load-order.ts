import { getOrder } from '@/entities/order';
import type { LoadContext } from '@/shared/routes';
import { selectIsAuthenticated } from '@/shared/session';

/** Loads a customer's order afresh. */
export const loadOrder = async ({ dispatch, getState, params }: LoadContext) => {
  if (!selectIsAuthenticated(getState()) || params.orderId === undefined) return;
  await dispatch(getOrder.initiate(params.orderId, { subscribe: false, forceRefetch: true }));
};
