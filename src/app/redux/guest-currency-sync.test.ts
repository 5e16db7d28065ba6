// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';

import { chooseCurrency, selectCurrency } from '@/entities/currency';
import { sessionStarted } from '@/shared/session';

import { makeStore } from '../../../tests/support/shop-store';
import { startGuestCurrencySync } from './guest-currency-sync';

let stop = () => undefined as void;

const openTab = () => {
  const store = makeStore();
  stop = startGuestCurrencySync(store);
  return store;
};

/** Another tab remembers a guest's currency: the browser tells this one. */
const chosenElsewhere = () => {
  makeStore().dispatch(chooseCurrency('EUR'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'currency' }));
};

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  stop();
});

it('shows a guest the currency that was chosen in another tab', () => {
  const { getState } = openTab();
  chosenElsewhere();
  expect(selectCurrency(getState())).toBe('EUR');
});

it("leaves a customer's, which is the profile's", () => {
  const { dispatch, getState } = openTab();
  const user = { name: 'Noura', email: 'noura@selvage.test', image: '', currency: 'AED' } as const;
  dispatch(sessionStarted({ token: 'token', user }));
  chosenElsewhere();
  expect(selectCurrency(getState())).toBe('AED');
});
