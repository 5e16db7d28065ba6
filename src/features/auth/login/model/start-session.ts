import { i18n } from '@contract/i18n';
import { selectLocalLines } from '@/entities/cart';
import { selectCurrency } from '@/entities/currency';
import { defaultCurrency } from '@/shared/config';
import type { AppThunk } from '@/shared/redux';
import { sessionStarted } from '@/shared/session';
import { toastShown } from '@/shared/toast';

/**
 * Starts the session of a login. The stored user's currency becomes that of the prices (section 4), and
 * shows a toast if the shopper chose another currency as a guest or already has a bag: what the bag costs
 * is now another number than before.
 */
export const startSession =
  (session: Parameters<typeof sessionStarted>[0]): AppThunk =>
  (dispatch, getState) => {
    const before = selectCurrency(getState());
    const chosen = before !== defaultCurrency || selectLocalLines(getState()).length > 0;
    dispatch(sessionStarted(session));
    const code = selectCurrency(getState());
    if (!chosen || code === before) return;
    dispatch(
      toastShown({
        severity: 'info',
        title: i18n.t('Currency changed'),
        description: i18n.t('Prices are now in {code}, the currency of your account', { code }),
        reportsLogin: true,
      }),
    );
  };
