// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { selectBag } from '@/entities/cart';
import { sessionEnded, sessionStarted } from '@/shared/session';

import { makeStore } from '../../../../tests/support/shop-store';
import { emptyCheckoutAddress, readCheckoutDraft, saveCheckoutDraft } from './checkout-draft';
import { draftRestored, orderPlaced } from './checkout-slice';

const wizard = {
  step: 'payment',
  paymentMethod: 'credit_card',
  attempt: { key: 'k', content: 'c' },
} as const;
const address = { ...emptyCheckoutAddress, city: 'Dubai' };

const openStore = () => {
  const store = makeStore({ apiUrl: 'http://shop.test/api' });
  const user = { name: '', email: 'a@b.test', image: '' };
  store.dispatch(sessionStarted({ token: 't', user }));
  store.dispatch(draftRestored(wizard));
  return store;
};

describe('checkout draft', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('keeps typed values across a reload, for the same customer only', () => {
    const store = openStore();
    store.dispatch(saveCheckoutDraft(address));
    expect(readCheckoutDraft('a@b.test')).toEqual({ ...wizard, address });
    expect(readCheckoutDraft('c@d.test')).toBeNull();
    store.dispatch(saveCheckoutDraft(null));
    expect(readCheckoutDraft('a@b.test')).toEqual({ ...wizard, address: null });
  });

  it('is not saved once the order is placed or the session has ended', () => {
    const placed = openStore();
    placed.dispatch(orderPlaced(selectBag(placed.getState())));
    placed.dispatch(saveCheckoutDraft(address));
    const ended = openStore();
    ended.dispatch(sessionEnded({ reason: 'expired' }));
    ended.dispatch(saveCheckoutDraft(address));
    expect(sessionStorage).toHaveLength(0);
  });

  it('reads the valid parts of an invalid one', () => {
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
      paymentMethod: 'cash_on_delivery',
      attempt: null,
    });
  });
});
