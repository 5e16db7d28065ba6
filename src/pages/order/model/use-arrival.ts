import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { PlacedState } from '@/features/checkout';

import type { Arrival } from './order-banner';

/**
 * How a person came to the order's page. Told once: what said so is taken out of the address and
 * of the history entry, so that a reload, a bookmark or Back later says nothing of it any more.
 */
export const useArrival = (): Arrival => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const payment = new URLSearchParams(search).get('payment');
  const justPlaced = (state as PlacedState | null)?.placed === true;
  const [arrival] = useState<Arrival>({ payment, justPlaced });

  const told = payment !== null || justPlaced;
  useEffect(() => {
    if (told) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [told, navigate, pathname]);

  return arrival;
};
