import { describe, expect, it } from 'vitest';

import { sessionEnded, sessionStarted, userChanged } from '@/shared/session';

import { bagProvider } from '../../../../tests/support/bag-provider';
import { reducedDress } from '../../../../tests/support/chosen-lines';
import { currencyChosen, makeStore } from '../../../../tests/support/shop-store';
import { getCart } from '../api/cart-endpoints';
import { withLineId } from './bag-line';
import { itemAdded, itemsSet, linesChecked } from './cart-slice';
import { selectBag, selectBagSettled } from './select-bag';

const dress = withLineId({ ...reducedDress, color: '', quantity: 3 });

const setUp = () => {
  const provider = bagProvider();
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: provider.fetchFn });
  const shown = () =>
    selectBag(store.getState()).lines.map(({ productId, quantity }) => [productId, quantity]);
  const logIn = async () => {
    store.dispatch(sessionStarted(provider.session));
    await store.dispatch(getCart.initiate());
  };
  return { store, provider, shown, logIn };
};

describe('the bag that is shown', () => {
  it("is a guest's, with its amounts in the display currency", () => {
    const { store } = setUp();
    store.dispatch(itemAdded(dress));
    expect(selectBag(store.getState())).toMatchObject({
      lines: [{ price: 80010, originalPrice: 100013, total: 240030 }],
      quantity: 3,
      total: 240030,
      totals: { USD: 240030, EUR: 222000, AED: 881400 },
    });
    store.dispatch(currencyChosen('AED'));
    expect(selectBag(store.getState())).toMatchObject({
      lines: [{ price: 293800, total: 881400 }],
      total: 881400,
    });
  });

  it('says which lines cannot be ordered as they are', () => {
    const { store } = setUp();
    const shortages = () => {
      const { lines, shortages: count } = selectBag(store.getState());
      return [...lines.map(({ shortage }) => shortage), count];
    };
    store.dispatch(itemAdded(dress));
    expect(shortages()).toEqual([null, 0]);
    store.dispatch(linesChecked([{ id: dress.id, stock: 3 }]));
    expect(shortages()).toEqual([null, 0]);
    store.dispatch(linesChecked([{ id: dress.id, stock: 2 }]));
    expect(shortages()).toEqual(['tooMany', 1]);
    store.dispatch(linesChecked([{ id: dress.id, unavailable: true }]));
    expect(shortages()).toEqual(['gone', 1]);
    store.dispatch(linesChecked([{ id: dress.id, stock: 0, unavailable: false }]));
    expect(shortages()).toEqual(['soldOut', 1]);

    const half = { ...dress, stock: 3, quantity: 2 };
    store.dispatch(itemsSet([half, { ...half, id: 'another color' }]));
    expect(shortages()).toEqual(['tooMany', 'tooMany', 2]);
  });

  it('says how much of the total is for pieces that cannot be ordered', () => {
    const { store } = setUp();
    const unavailable = () => selectBag(store.getState()).unavailable;
    store.dispatch(itemsSet([{ ...dress, stock: 3 }]));
    expect(unavailable()).toBe(0);
    store.dispatch(linesChecked([{ id: dress.id, stock: 2 }]));
    expect(unavailable()).toBe(80010);
    store.dispatch(linesChecked([{ id: dress.id, unavailable: true }]));
    expect(unavailable()).toBe(240030);

    // Two lines share the stock of their size.
    const half = { ...dress, stock: 3, quantity: 2 };
    store.dispatch(itemsSet([half, { ...half, id: 'another color' }]));
    expect(unavailable()).toBe(80010);
  });

  it('is the same object for the same state', () => {
    const { store } = setUp();
    store.dispatch(itemAdded(dress));
    const before = selectBag(store.getState());
    store.dispatch({ type: 'anything' });
    expect(selectBag(store.getState())).toBe(before);
  });

  it('has the larger quantity of a line that is still to be merged', async () => {
    const { store, provider, shown, logIn } = setUp();
    store.dispatch(itemAdded(dress));
    provider.state.bag.set(7, 5).set(8, 1);
    await logIn();
    expect(shown()).toEqual([
      [7, 5],
      [8, 1],
    ]);
    store.dispatch(itemAdded({ ...dress, quantity: 5 }));
    expect(shown()[0]).toEqual([7, 8]);
    expect(selectBag(store.getState()).lines[0]?.serverId).toBe(7);
    expect(selectBagSettled(store.getState())).toBe(false);
  });

  it('follows the one currency of the shop', async () => {
    const { store, provider, logIn } = setUp();
    provider.state.bag.set(7, 1);
    await logIn();
    store.dispatch(userChanged({ ...provider.session.user, currency: 'EUR' }));
    expect(selectBag(store.getState()).total).toBe(9000);
  });

  it('keeps after a logout only the lines that the provider never accepted', async () => {
    const { store, provider, shown, logIn } = setUp();
    provider.state.bag.set(8, 1);
    store.dispatch(itemAdded(dress));
    await logIn();
    store.dispatch(sessionEnded({ reason: 'logout' }));
    expect(shown()).toEqual([[7, 3]]);
  });
});
