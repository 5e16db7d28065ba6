import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { PlacedState } from '@/features/checkout';

import type { CheckoutOutcome } from './order-banner';

/**
 * How checkout or the card payment page went, if the customer comes from there. It is removed from
 * the URL and the history entry after it is read, so that a reload, a bookmark or Back does not show
 * the banner again.
 */
export const useCheckoutOutcome = (): CheckoutOutcome => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { placed: justPlaced = false, paymentRefused = false } = (state ?? {}) as PlacedState;
  const payment = paymentRefused ? 'refused' : new URLSearchParams(search).get('payment');
  const [outcome] = useState<CheckoutOutcome>({ payment, justPlaced });

  const isKnown = payment !== null || justPlaced;
  useEffect(() => {
    if (isKnown) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [isKnown, navigate, pathname]);

  return outcome;
};
