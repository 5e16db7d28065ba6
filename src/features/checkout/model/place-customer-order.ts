import { cartCleared, selectBagItems } from '@/entities/cart';
import { errorMessage, failureStatus, fieldErrors } from '@/shared/api';
import type { AppDispatch, AppState } from '@/shared/redux';
import { selectToken } from '@/shared/session';

import { placeOrder } from '../api/place-order-endpoint';
import { orderRequestFrom } from './checkout-address';
import {
  orderPlaced,
  placingFailed,
  placingStarted,
  selectAttempt,
  selectCheckoutAddress,
  selectPaymentMethod,
} from './checkout-slice';

/** How a try to place the order ended. */
export type PlacingOutcome =
  | { status: 'placed'; orderId: number | null; paymentUrl: string | null }
  | { status: 'failed'; error: string; fields: Record<string, string[]> };

const unexpected = 'An unexpected error occurred while placing your order. Please try again.';

const failure = (error: unknown): string =>
  errorMessage(error, failureStatus(error) === null ? unexpected : 'Failed to create order');

/**
 * Places the order of the customer's bag (specification, section 4, Checkout). Success clears
 * the cart. A try again with the same content carries the same Idempotency-Key, so that an
 * answer that was lost on its way makes no second order.
 */
export const placeCustomerOrder =
  () =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<PlacingOutcome> => {
    const fail = (error: string, fields: Record<string, string[]> = {}): PlacingOutcome => {
      dispatch(placingFailed({ error, shortages: fields }));
      return { status: 'failed', error, fields };
    };
    if (selectToken(getState()) === null) return fail('Authentication token not found');

    const state = getState();
    const order = orderRequestFrom(selectCheckoutAddress(state), selectPaymentMethod(state));
    const bag = selectBagItems(state).map(({ id, quantity }) => [id, quantity]);
    dispatch(placingStarted(JSON.stringify({ order, bag })));
    const attempt = selectAttempt(getState());
    const { data: answer, error } = await dispatch(
      placeOrder.initiate({ order, key: attempt?.key ?? '' }),
    );

    if (answer === undefined) return fail(failure(error), fieldErrors(error));
    if (answer.code !== undefined && answer.code !== 200) {
      return fail(errorMessage({ data: answer }, 'Failed to create order'));
    }
    dispatch(cartCleared());
    dispatch(orderPlaced());
    return {
      status: 'placed',
      orderId: answer.data?.id ?? null,
      paymentUrl: answer.data?.payment_url ?? null,
    };
  };
