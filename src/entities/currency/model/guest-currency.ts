import type { Currency } from '@contract/money';
import { currencies } from '@/shared/config';
import { readPreference, storePreference } from '@/shared/lib/preferences';
import type { AppThunk } from '@/shared/redux';

import { currencyChosen } from './currency-slice';

/** Shows a guest's choice and remembers it, in this browser only (section 4). */
export const chooseCurrency =
  (currency: Currency): AppThunk =>
  (dispatch) => {
    dispatch(currencyChosen(currency));
    storePreference('currency', currency);
  };

/** Shows what a guest last chose in this browser; a stored user's currency replaces it. */
export const restoreCurrency = (): AppThunk => (dispatch) => {
  const remembered = readPreference('currency');
  const currency = currencies.find((code) => JSON.stringify(code) === remembered);
  if (currency !== undefined) dispatch(currencyChosen(currency));
};
