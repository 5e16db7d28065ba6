// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it } from 'vitest';

import type { AppStore } from '@/shared/redux';
import { sessionRestored } from '@/shared/session';

import { currencyReducer, selectCurrency } from './currency-slice';
import { chooseCurrency, restoreCurrency } from './guest-currency';

const openShop = () => {
  const store = configureStore({ reducer: { currency: currencyReducer } }) as unknown as AppStore;
  store.dispatch(restoreCurrency());
  return { store, shown: () => selectCurrency(store.getState()) };
};

beforeEach(() => {
  localStorage.clear();
});

describe('a guest’s currency', () => {
  it('is the same when the shop is opened again', () => {
    openShop().store.dispatch(chooseCurrency('AED'));
    expect(openShop().shown()).toBe('AED');
  });

  it('gives way to the currency of the stored user', () => {
    openShop().store.dispatch(chooseCurrency('AED'));
    const { store, shown } = openShop();
    const user = { name: '', email: '', image: '', currency: 'EUR' } as const;
    store.dispatch(sessionRestored({ token: 't', user }));
    expect(shown()).toBe('EUR');
  });

  it.each(['', 'EUR', '"XYZ"', '{"a":1}'])('is USD when %j is stored', (stored) => {
    localStorage.setItem('currency', stored);
    expect(openShop().shown()).toBe('USD');
  });
});
