// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { emptyCheckoutAddress } from './checkout-fields';
import { readCheckoutDraft, writeCheckoutDraft } from './checkout-draft';
import type { CheckoutDraft } from './checkout-slice';

const draft: CheckoutDraft = {
  step: 'payment',
  address: { ...emptyCheckoutAddress, city: 'Dubai' },
  touched: true,
  paymentMethod: 'credit_card',
  attempt: { key: 'k', content: 'c' },
};

describe('checkout draft', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('keeps what was typed over a reload, for the same customer only', () => {
    writeCheckoutDraft('a@b.test', draft);
    expect(readCheckoutDraft('a@b.test')).toEqual(draft);
    expect(readCheckoutDraft('c@d.test')).toBeNull();
    writeCheckoutDraft('a@b.test', null);
    expect(readCheckoutDraft('a@b.test')).toBeNull();
  });

  it('takes what it understands of a spoilt one', () => {
    const store = (value: string) => {
      sessionStorage.setItem('checkout', value);
    };
    for (const spoilt of ['', '{', 'null', '[]', '{"owner":"a"}', '{"owner":"a","address":5}']) {
      store(spoilt);
      expect(readCheckoutDraft('a')).toBeNull();
    }
    store(
      '{"owner":"a","address":{"city":5,"state":"Dubai","x":1},"step":"x","attempt":{"key":1}}',
    );
    expect(readCheckoutDraft('a')).toEqual({
      step: 'address',
      address: { ...emptyCheckoutAddress, state: 'Dubai' },
      touched: false,
      paymentMethod: 'cash_on_delivery',
      attempt: null,
    });
  });
});
