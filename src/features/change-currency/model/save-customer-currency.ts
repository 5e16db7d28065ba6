import type { Currency } from '@contract/money';
import {
  changeReverted,
  changeSaved,
  changeStarted,
  selectCurrency,
  selectCurrencySaving,
} from '@/entities/currency';
import type { AppDispatch, AppState } from '@/shared/redux';
import { selectToken, selectUser, userChanged } from '@/shared/session';

import { saveCurrency } from '../api/change-currency-endpoint';

/**
 * A customer's currency (specification, section 4): shown at once, saved, and reverted when
 * saving fails. Resolves to whether it was saved; false as well while another change is saved.
 */
export const saveCustomerCurrency =
  (currency: Currency) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<boolean> => {
    if (selectCurrencySaving(getState())) return false;
    const token = selectToken(getState());
    const before = selectCurrency(getState());
    dispatch(changeStarted(currency));
    const { error } = await dispatch(saveCurrency.initiate(currency));
    if (selectToken(getState()) !== token) return false;
    if (error !== undefined) {
      dispatch(changeReverted(before));
      return false;
    }
    dispatch(changeSaved());
    const user = selectUser(getState());
    if (user !== null) dispatch(userChanged({ ...user, currency }));
    return true;
  };
