import { useNavigate } from 'react-router';

import { i18n } from '@contract/i18n';
import { openPaymentPage } from '@/entities/order';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { useToast } from '@/shared/toast';

import type { CheckoutAddress } from './checkout-schema';
import { placingFailed } from './checkout-slice';
import { placeCustomerOrder } from './place-customer-order';

/** State of the order page's history entry: whether the order was just placed. */
export interface PlacedState {
  placed?: boolean;
  /** The card payment page is at a host that is not allowed. */
  paymentRefused?: boolean;
}

/**
 * Places the order and navigates (section 4, Checkout): to the card payment page, else to the order
 * page, also where the payment page is at a host that is not allowed (departure 86). The returned
 * function resolves to the provider's messages by field, none when the order was placed.
 */
export const usePlaceOrder = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();

  return async (address: CheckoutAddress): Promise<Record<string, string[]>> => {
    toast.clearErrors();
    const outcome = await dispatch(placeCustomerOrder(address));
    if (outcome.status === 'failed') {
      toast.error(outcome.error);
      return outcome.fields;
    }

    const { orderId, paymentUrl } = outcome;
    if (paymentUrl !== null && openPaymentPage(paymentUrl)) return {};
    if (orderId === null) {
      const error = i18n.t('Order ID not found in response');
      dispatch(placingFailed({ error }));
      toast.error(error);
    } else {
      const paymentRefused = paymentUrl !== null;
      const state: PlacedState = { placed: true, paymentRefused };
      await navigate(paths.order(orderId), { replace: true, state });
      if (paymentRefused) toast.error(i18n.t('The payment page could not be opened'));
      else toast.success(i18n.t('Order placed successfully!'));
    }
    return {};
  };
};
