// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { currencyChosen } from '@/entities/currency';

import { makeStore } from '../../../tests/support/shop-store';
import { startCurrencyAttributeSync } from './currency-attribute';

const marked = () => document.documentElement.dataset.currency;

afterEach(() => {
  delete document.documentElement.dataset.currency;
});

describe('the currency that the document is marked with', () => {
  it('is the one that is shown, also where the browser remembered another', () => {
    // As of a stored user without a session, whose prices stay in US dollars.
    document.documentElement.dataset.currency = 'AED';
    startCurrencyAttributeSync(makeStore());
    expect(marked()).toBe('USD');
  });

  it('follows a change', () => {
    const store = makeStore();
    startCurrencyAttributeSync(store);
    store.dispatch(currencyChosen('EUR'));
    expect(marked()).toBe('EUR');
  });
});
