import { errorMessage } from '@/shared/api';
import type { AppDispatch, AppState } from '@/shared/redux';
import { selectToken, selectUser, userChanged } from '@/shared/session';
import { toastShown } from '@/shared/toast';

import { getBag, getRunningBag } from '../api/bag-endpoints';
import { type BagLine, lineFromWire } from './bag-line';
import { bagReceived, selectBagCurrency, selectChangesTaken } from './cart-slice';

/** The provider's answer, younger than this call and than all that it took of this tab meanwhile. */
const askForBag = async (dispatch: AppDispatch, getState: () => AppState) => {
  const token = selectToken(getState());
  for (;;) {
    // One that is under way may know less, and would be given in place of a new one.
    await dispatch(getRunningBag());
    const taken = selectChangesTaken(getState());
    const result = await dispatch(
      getBag.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    const isOver = selectToken(getState()) !== token;
    if (isOver || selectChangesTaken(getState()) === taken) return result;
  }
};

/**
 * Asks the provider for the customer's bag, shows it and resolves to it; null for a guest, who
 * has none there. A toast says 'Failed to fetch cart items' when it cannot be had; what is shown
 * then stays, and null is the answer.
 */
export const refreshBag =
  () =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<BagLine[] | null> => {
    const token = selectToken(getState());
    if (token === null) return null;
    const currencyBefore = selectBagCurrency(getState());
    const result = await askForBag(dispatch, getState);
    // An answer to a session that is over is nobody's.
    if (selectToken(getState()) !== token) return null;
    // A failed request still carries the answer before it, which may be older than what is shown.
    if (result.isError || result.data === undefined) {
      dispatch(
        toastShown({
          tone: 'error',
          title: 'Failed to fetch cart items',
          description: errorMessage(result.error, 'Please try again later'),
        }),
      );
      return null;
    }
    const { user, items } = result.data;
    const currency = selectBagCurrency(getState());
    const stored = selectUser(getState());
    // A currency chosen while the answer was on its way is newer than the answer.
    const currencyChosenSince = currency !== currencyBefore || getState().currency.saving;
    const known = currencyChosenSince ? { ...user, currency: stored?.currency ?? currency } : user;
    if (!currencyChosenSince && JSON.stringify(known) !== JSON.stringify(stored)) {
      dispatch(userChanged(known));
    }
    const lines = items.map((item) => lineFromWire(item, selectBagCurrency(getState())));
    dispatch(bagReceived(lines));
    return lines;
  };
