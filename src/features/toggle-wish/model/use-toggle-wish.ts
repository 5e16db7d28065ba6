import { useState } from 'react';

import { i18n } from '@contract/i18n';
import { loadWishChanges, selectIsWished, toggleWish, type WishChoice } from '@/entities/wishlist';
import type { PriceByCurrency } from '@/shared/lib/money';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';
import { useToast } from '@/shared/toast';

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

  const toggle = async () => {
    setPressed(!wished);
    toast.clearErrors();
    const refusal = await dispatch(toggleWish(choice, prices)).catch(() =>
      i18n.t('Please try again later'),
    );
    if (refusal !== null) toast.error(i18n.t('Failed to update wishlist'), refusal);
    setPressed(null);
  };

  return {
    wished: pressed ?? wished,
    toggle: () => {
      if (pressed === null) void toggle();
    },
    prepare: () => {
      if (isCustomer) loadWishChanges().catch(() => undefined);
    },
  };
};
