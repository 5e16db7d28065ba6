import { restoreCurrency } from '@/entities/currency';
import { onStoredByOtherTab } from '@/shared/lib/browser';
import type { PreferenceName } from '@/shared/lib/preferences';
import { selectIsAuthenticated } from '@/shared/session';

import type { ShopStore } from './make-store';

const currencyKey: PreferenceName = 'currency';

/**
 * A guest's tabs show one currency: the bag that they share has one total. A customer's comes with the
 * profile. Returns a function that stops it.
 */
export const startGuestCurrencySync = ({ dispatch, getState }: ShopStore): (() => void) =>
  onStoredByOtherTab(
    (key) => key === currencyKey,
    () => {
      if (!selectIsAuthenticated(getState())) dispatch(restoreCurrency());
    },
  );
