import { selectCurrency } from '@/entities/currency';
import { defaultCurrency } from '@/shared/config';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

import { saveCurrency } from '../api/change-currency-endpoints';

/**
 * For the first session of an account that was just made: saves the currency that its owner had
 * chosen as a guest. Else the bag would have other prices at checkout than before the registration.
 */
export const useSaveGuestCurrency = (): (() => void) => {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectCurrency);
  return () => {
    if (chosen !== defaultCurrency) void dispatch(saveCurrency.initiate(chosen));
  };
};
