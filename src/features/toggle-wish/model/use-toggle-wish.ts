import { useState } from 'react';

import { selectIsWished, toggleLocalWish, type WishChoice } from '@/entities/wishlist';
import type { PriceByCurrency } from '@/shared/lib/money';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';
import { useToast } from '@/shared/toast';

const loadToggle = () => import('./toggle');

/**
 * The heart of a choice: whether it is filled, and what pressing it does. A press is shown at once.
 * The code for a customer's change is loaded when the heart is first pointed at or focused.
 */
export const useToggleWish = (choice: WishChoice, prices: PriceByCurrency) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const isCustomer = useAppSelector(selectIsAuthenticated);
  const wished = useAppSelector((state) => selectIsWished(state, choice));
  const [pressed, setPressed] = useState<boolean | null>(null);

  const report = (refusal: string | null) => {
    if (refusal !== null) toast.error('Failed to update wishlist', refusal);
  };
  const toggleCustomers = async () => {
    setPressed(!wished);
    try {
      const { toggleWish } = await loadToggle();
      report(await dispatch(toggleWish(choice, prices)));
    } catch {
      report('Please try again later');
    }
    setPressed(null);
  };

  return {
    wished: pressed ?? wished,
    toggle: () => {
      if (!isCustomer) report(dispatch(toggleLocalWish(choice, prices)));
      else if (pressed === null) void toggleCustomers();
    },
    prepare: () => {
      if (isCustomer) loadToggle().catch(() => undefined);
    },
  };
};
