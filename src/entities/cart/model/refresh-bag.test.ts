import { describe, expect, it, vi } from 'vitest';

import { sessionStarted } from '@/shared/session';
import { selectToasts } from '@/shared/toast';

import { bagProvider } from '../../../../tests/support/bag-provider';
import { chosenDress } from '../../../../tests/support/chosen-lines';
import { eventually } from '../../../../tests/support/eventually';
import { makeStore } from '../../../../tests/support/shop-store';
import { getCart } from '../api/cart-endpoints';
import { withLineId } from './bag-line';
import { changeLine } from './change-line';
import { clearBag, refreshBag } from './refresh-bag';
import { selectBag } from './select-bag';

const dress = withLineId({ ...chosenDress, quantity: 2 });

/** A customer whose bag is shown. */
const setUp = async (...bag: [id: number, quantity: number][]) => {
  const provider = bagProvider();
  for (const [id, quantity] of bag) provider.state.bag.set(id, quantity);
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: provider.fetchFn });
  store.dispatch(sessionStarted(provider.session));
  await store.dispatch(getCart.initiate());
  const shown = () =>
    selectBag(store.getState()).lines.map(({ productId, quantity }) => [productId, quantity]);
  /** The call for the bag that waits for its answer. */
  const heldCall = async () => {
    provider.state.held = ['GET'];
    const asking = provider.calls.length;
    const refreshing = store.dispatch(refreshBag());
    await eventually(() => {
      expect(provider.calls.length).toBeGreaterThan(asking);
    });
    provider.state.held = [];
    return { refreshing, answer: provider.calls[asking]?.answer ?? (() => undefined) };
  };
  return { store, provider, shown, heldCall };
};

describe('refreshing a bag', () => {
  it('says that it failed, and keeps what is shown', async () => {
    const { store, provider, shown } = await setUp([7, 1]);
    provider.state.down = true;
    expect(await store.dispatch(refreshBag())).toBeNull();
    expect(shown()).toEqual([[7, 1]]);
    expect(selectToasts(store.getState()).map(({ title }) => title)).toEqual([
      'Failed to fetch cart items',
    ]);
  });

  it('says nothing without a connection, which the shop says by itself', async () => {
    const { store, provider } = await setUp([7, 1]);
    provider.state.down = true;
    vi.stubGlobal('window', { navigator: { onLine: false } });
    expect(await store.dispatch(refreshBag())).toBeNull();
    vi.unstubAllGlobals();
    expect(selectToasts(store.getState())).toEqual([]);
  });

  it('refetches when the response is older than a line added meanwhile', async () => {
    const { store, shown, heldCall } = await setUp();
    const { refreshing, answer } = await heldCall();
    const adding = store.dispatch(changeLine(dress, 2));
    await adding;
    answer();
    await refreshing;
    expect(shown()).toEqual([[7, 2]]);
  });

  it('does not reuse the response to an earlier request', async () => {
    const { store, provider, shown, heldCall } = await setUp();
    const { refreshing, answer } = await heldCall();
    provider.state.bag.set(7, 1);
    const second = store.dispatch(refreshBag());
    answer();
    await Promise.all([refreshing, second]);
    expect(shown()).toEqual([[7, 1]]);
  });

  it('shows no response that is older than an order', async () => {
    const { store, provider, shown, heldCall } = await setUp([7, 1]);
    const { refreshing, answer } = await heldCall();
    provider.state.bag.clear();
    store.dispatch(clearBag());
    expect(shown()).toEqual([]);
    answer();
    await refreshing;
    expect(shown()).toEqual([]);
  });
});
