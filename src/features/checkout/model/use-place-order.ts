import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { allowedPaymentUrl } from '@/entities/order';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { useToast } from '@/shared/toast';

import { placingFailed } from './checkout-slice';
import { placeCustomerOrder, type PlacingOutcome } from './place-customer-order';

/** What the order page is told in the history entry's state: that the order was just placed. */
export interface PlacedState {
  placed?: boolean;
}

/** What places the order, and whether it is being placed. */
export interface PlaceOrder {
  place: () => Promise<PlacingOutcome>;
  placing: boolean;
}

/**
 * Places the order and goes on (specification, section 4, Checkout): to the card's page, else to
 * the order's. `placing` is true until the page is left or the try has failed.
 */
export const usePlaceOrder = (): PlaceOrder => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const [placing, setPlacing] = useState(false);

  // Back from the card's page may show this page as it was left.
  useEffect(() => {
    const wakeUp = (event: PageTransitionEvent) => {
      if (event.persisted) setPlacing(false);
    };
    window.addEventListener('pageshow', wakeUp);
    return () => {
      window.removeEventListener('pageshow', wakeUp);
    };
  }, []);

  const place = async (): Promise<PlacingOutcome> => {
    setPlacing(true);
    const outcome = await dispatch(placeCustomerOrder());
    if (outcome.status === 'failed') {
      toast.error(outcome.error);
      setPlacing(false);
      return outcome;
    }

    const { orderId, paymentUrl } = outcome;
    const cardPage =
      paymentUrl === null ? null : allowedPaymentUrl(paymentUrl, window.location.origin);
    if (cardPage !== null) {
      window.location.assign(cardPage);
      return outcome;
    }
    if (orderId === null) {
      const error = 'Order ID not found in response';
      dispatch(placingFailed({ error }));
      toast.error(error);
      setPlacing(false);
      return outcome;
    }
    toast.success('Order placed successfully!');
    const state: PlacedState = { placed: true };
    await navigate(paths.order(orderId), { replace: true, state });
    return outcome;
  };

  return { place, placing };
};
