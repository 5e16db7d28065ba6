import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { PlacedState } from '@/features/checkout';

import type { Arrival } from './order-banner';

/**
 * How the customer reached the order page. It is removed from the URL and the history entry after
 * it is read, so that a reload, a bookmark or Back does not show the banner again.
 */
export const useArrival = (): Arrival => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { placed: justPlaced = false, paymentRefused = false } = (state ?? {}) as PlacedState;
  const payment = paymentRefused ? 'refused' : new URLSearchParams(search).get('payment');
  const [arrival] = useState<Arrival>({ payment, justPlaced });

  const hasArrived = payment !== null || justPlaced;
  useEffect(() => {
    if (hasArrived) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [hasArrived, navigate, pathname]);

  return arrival;
};
