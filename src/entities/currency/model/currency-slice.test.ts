import { describe, expect, it } from 'vitest';

import { sessionEnded, sessionRestored, sessionStarted, userChanged } from '@/shared/session';

import {
  changeReverted,
  changeSaved,
  changeStarted,
  currencyReducer,
  currencyChosen,
  nextCurrency,
} from './currency-slice';

const start = currencyReducer(undefined, { type: 'start' });
const user = { name: 'Noura', email: 'noura@example.test', image: '', currency: 'AED' } as const;

describe('currency', () => {
  it('starts at USD and cycles USD, EUR, AED, USD', () => {
    expect(start.current).toBe('USD');
    expect(nextCurrency('USD')).toBe('EUR');
    expect(nextCurrency('EUR')).toBe('AED');
    expect(nextCurrency('AED')).toBe('USD');
  });

  it('shows a guest the chosen currency at once', () => {
    expect(currencyReducer(start, currencyChosen('EUR'))).toEqual({
      current: 'EUR',
      saving: false,
    });
  });

  it('shows a customer the choice while it is saved and reverts it when saving fails', () => {
    const changing = currencyReducer(start, changeStarted('EUR'));
    expect(changing).toEqual({ current: 'EUR', saving: true });
    expect(currencyReducer(changing, changeReverted('USD')).current).toBe('USD');
    expect(currencyReducer(changing, changeSaved())).toEqual({ current: 'EUR', saving: false });
  });

  it('loads the stored currency of the customer', () => {
    expect(currencyReducer(start, sessionRestored({ token: 't', user })).current).toBe('AED');
    expect(currencyReducer(start, sessionStarted({ token: 't', user })).current).toBe('AED');
    expect(currencyReducer(start, userChanged(user)).current).toBe('AED');
    expect(currencyReducer(start, sessionRestored(null)).current).toBe('USD');
  });

  it('keeps an unsaved choice when the profile still says the old one', () => {
    const changing = currencyReducer(start, changeStarted('EUR'));
    expect(currencyReducer(changing, userChanged({ ...user, currency: 'USD' })).current).toBe(
      'EUR',
    );
  });

  it('starts over when the session ends', () => {
    const shown = currencyReducer(start, currencyChosen('AED'));
    expect(currencyReducer(shown, sessionEnded({ reason: 'logout' })).current).toBe('USD');
  });
});
