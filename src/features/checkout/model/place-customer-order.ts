import { i18n } from '@contract/i18n';
import { getSettings } from '@/entities/brand';
import { clearBag, refreshBag, selectBag } from '@/entities/cart';
import { getProfile } from '@/entities/user';
import { errorMessage, failureStatus, fieldErrors } from '@/shared/api';
import { digestOf } from '@/shared/lib/text';
import type { AppThunk } from '@/shared/redux';
import { selectToken } from '@/shared/session';

import { placeOrder } from '../api/place-order-endpoints';
import { clearCheckoutDraft } from './checkout-draft';
import type { CheckoutAddress } from './checkout-schema';
import {
  orderPlaced,
  placingFailed,
  placingStarted,
  selectAttempt,
  selectPaymentMethod,
} from './checkout-slice';
import { saveNewAddress } from './save-new-address';
import { selectShownTotal } from './shown-total';

/** How an attempt to place the order ended. */
export type PlacingOutcome =
  | { status: 'placed'; orderId: number | null; paymentUrl: string | null }
  | { status: 'failed'; error: string; fields: Record<string, string[]> };

/** The provider's messages by field of the form, or by cart item that is short of stock. */
type FailureDetails = Partial<Record<'fields' | 'shortages', Record<string, string[]>>>;

const unexpected = () =>
  i18n.t('An unexpected error occurred while placing your order. Please try again.');

const failure = (error: unknown): string =>
  errorMessage(
    error,
    failureStatus(error) === null ? unexpected() : i18n.t('Failed to create order'),
  );

/** Refetches what the total is made of: the bag, the shipping and the customer's currency. */
const refreshTotal = (): AppThunk<Promise<void>> => async (dispatch) => {
  const fresh = { forceRefetch: true, subscribe: false };
  await Promise.all([
    dispatch(refreshBag()),
    dispatch(getSettings.initiate(undefined, fresh)),
    dispatch(getProfile.initiate(undefined, fresh)),
  ]);
};

/**
 * Places an order for the customer's bag (section 4, Checkout); success clears the cart. A retry
 * with the same content sends the same Idempotency-Key, so that a lost response does not lead to a
 * second order. Where the total is not the one that was shown, the new one is fetched before the error
 * is shown, and the next attempt expects it (departure 118). Without a connection nothing is sent.
 */
export const placeCustomerOrder =
  (address: CheckoutAddress): AppThunk<Promise<PlacingOutcome>> =>
  async (dispatch, getState, { isOffline }) => {
    const fail = (
      error: string,
      { fields = {}, shortages = {} }: FailureDetails = {},
    ): PlacingOutcome => {
      dispatch(placingFailed({ error, shortages }));
      return { status: 'failed', error, fields };
    };
    if (selectToken(getState()) === null) return fail(i18n.t('Authentication token not found'));
    if (isOffline())
      return fail(
        i18n.t('You are offline. Your order was not sent: try again once you are online.'),
      );

    const order = { ...address, payment_method: selectPaymentMethod(getState()) };
    const bag = selectBag(getState()).lines.map(({ id, quantity }) => [id, quantity]);
    dispatch(placingStarted(digestOf(JSON.stringify({ order, bag }))));
    void dispatch(saveNewAddress(address));
    const key = selectAttempt(getState())?.key ?? '';
    const shown = selectShownTotal(getState());
    const request = shown === null ? order : { ...order, expected_total: shown };
    const { data: response, error } = await dispatch(placeOrder.initiate({ order: request, key }));

    if (response === undefined) {
      const { expected_total: otherTotal, ...messages } = fieldErrors(error);
      const isShort = failureStatus(error) === 409 && otherTotal === undefined;
      if (otherTotal !== undefined) await dispatch(refreshTotal());
      // With the stock that is left now, the bag shows which lines have to be changed.
      if (isShort) await dispatch(refreshBag());
      return fail(failure(error), isShort ? { shortages: messages } : { fields: messages });
    }
    dispatch(orderPlaced(selectBag(getState())));
    dispatch(clearBag());
    clearCheckoutDraft();
    return {
      status: 'placed',
      orderId: response.data?.id ?? null,
      paymentUrl: response.data?.payment_url ?? null,
    };
  };
