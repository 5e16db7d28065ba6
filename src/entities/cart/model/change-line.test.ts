import { describe, expect, it } from 'vitest';

import { sessionStarted } from '@/shared/session';

import { bagProvider } from '../../../../tests/support/bag-provider';
import { chosenDress } from '../../../../tests/support/chosen-lines';
import { eventually } from '../../../../tests/support/eventually';
import { makeStore } from '../../../../tests/support/shop-store';
import { getCart, selectCustomerBag } from '../api/cart-endpoints';
import { type BagLine, withLineId } from './bag-line';
import { itemAdded, selectLocalLines } from './cart-slice';
import { addLine, changeLine } from './change-line';
import { selectBag, selectBagSettled } from './select-bag';

const dress = withLineId(chosenDress);

/** A customer whose bag is shown; the calls that change it wait until the test answers them. */
const setUp = async (bag: [id: number, quantity: number][] = [[7, 1]]) => {
  const provider = bagProvider({ held: ['POST', 'DELETE'] });
  for (const [id, quantity] of bag) provider.state.bag.set(id, quantity);
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: provider.fetchFn });
  store.dispatch(sessionStarted(provider.session));
  await store.dispatch(getCart.initiate());
  const changes = () => provider.calls.filter(({ method }) => method !== 'GET');
  const nextChange = async (index: number) => {
    await eventually(() => {
      expect(changes().length).toBeGreaterThan(index);
    });
    const call = changes()[index];
    if (call === undefined) throw new Error(`There was no call ${index}.`);
    return call;
  };
  const shown = () =>
    selectBag(store.getState()).lines.map(({ productId, quantity }) => [productId, quantity]);
  const change = (quantity: number, line: BagLine = dress) =>
    store.dispatch(changeLine(line, quantity));
  return { store, provider, changes, nextChange, shown, change };
};

describe("changing a customer's line", () => {
  it('has one request in flight for a line, and the last wanted quantity wins', async () => {
    const { store, provider, changes, nextChange, shown, change } = await setUp();
    const first = change(2);
    const joined = [3, 4, 5].map((quantity) => change(quantity));
    expect(shown()).toEqual([[7, 5]]);
    expect(selectBagSettled(store.getState())).toBe(false);

    (await nextChange(0)).answer();
    const second = await nextChange(1);
    expect(changes().map(({ quantity }) => quantity)).toEqual([2, 5]);
    expect(shown()).toEqual([[7, 5]]);
    second.answer();
    expect(await first).toEqual({ status: 'acknowledged', quantity: 5 });
    expect(await Promise.all(joined)).toEqual(Array(3).fill({ status: 'joined' }));
    expect(shown()).toEqual([[7, 5]]);
    expect(changes()).toHaveLength(2);
    expect(provider.state.bag.get(7)).toBe(5);
    expect(selectBagSettled(store.getState())).toBe(true);
  });

  it('returns to the acknowledged quantity when the provider refuses', async () => {
    const { nextChange, shown, change } = await setUp();
    const taken = change(2);
    (await nextChange(0)).answer();
    await taken;
    const refused = change(3);
    expect(shown()).toEqual([[7, 3]]);
    (await nextChange(1)).answer(409);
    expect(await refused).toMatchObject({ status: 'refused', message: 'Only 2 left' });
    expect(shown()).toEqual([[7, 2]]);
  });

  it('returns to the last of several acknowledged quantities', async () => {
    const { nextChange, shown, change } = await setUp();
    const first = change(2);
    void change(9);
    (await nextChange(0)).answer();
    (await nextChange(1)).answer(409);
    expect(await first).toMatchObject({ status: 'refused' });
    expect(shown()).toEqual([[7, 2]]);
  });

  it('sends a newer quantity even when the older one was refused', async () => {
    const { nextChange, shown, change } = await setUp();
    const first = change(9);
    void change(2);
    (await nextChange(0)).answer(409);
    (await nextChange(1)).answer();
    expect(await first).toEqual({ status: 'acknowledged', quantity: 2 });
    expect(shown()).toEqual([[7, 2]]);
  });

  it('removes a line that is still being added once the provider has sent its id', async () => {
    const { changes, nextChange, shown, change, store } = await setUp([]);
    const added = change(1);
    void change(0);
    expect(shown()).toEqual([]);
    (await nextChange(0)).answer();
    const removal = await nextChange(1);
    expect(removal).toMatchObject({ method: 'DELETE', path: '/cart/7' });
    removal.answer();
    expect(await added).toEqual({ status: 'acknowledged', quantity: 0 });
    expect(changes()).toHaveLength(2);
    expect(selectBagSettled(store.getState())).toBe(true);
  });

  it('puts a line back where it was when its removal is refused', async () => {
    const { store, nextChange, shown, change } = await setUp([
      [7, 1],
      [8, 4],
    ]);
    const removal = change(0);
    expect(shown()).toEqual([[8, 4]]);
    // Another line changes meanwhile, and keeps its change.
    const other = selectCustomerBag(store.getState()).data?.['8:80:'];
    if (other === undefined) throw new Error('There is no second line.');
    const more = change(5, other);
    (await nextChange(1)).answer();
    await more;
    (await nextChange(0)).answer(500);
    expect(await removal).toMatchObject({ status: 'refused' });
    expect(shown()).toEqual([
      [7, 1],
      [8, 5],
    ]);
  });

  it('shows no response that is older than a change', async () => {
    const { store, provider, nextChange, shown, change } = await setUp();
    provider.state.held.push('GET');
    const asked = store.dispatch(getCart.initiate(undefined, { forceRefetch: true }));
    await eventually(() => {
      expect(provider.calls.at(-1)?.path).toBe('/cart');
    });
    const changing = change(3);
    const older = provider.calls.find((call, index) => index > 0 && call.method === 'GET');
    provider.state.held = ['POST'];
    older?.answer();
    (await nextChange(0)).answer();
    await Promise.all([asked, changing]);
    expect(shown()).toEqual([[7, 3]]);
  });

  it('keeps a line of the guest’s bag until the provider has taken its new quantity', async () => {
    const { store, nextChange, shown, change } = await setUp([]);
    store.dispatch(itemAdded({ ...dress, quantity: 4 }));
    const fewer = change(2);
    expect(shown()).toEqual([[7, 2]]);
    (await nextChange(0)).answer(500);
    await fewer;
    expect(shown()).toEqual([[7, 4]]);
    const removal = change(0);
    expect(await removal).toEqual({ status: 'acknowledged', quantity: 0 });
    expect(shown()).toEqual([]);
    expect(selectLocalLines(store.getState())).toEqual([]);
  });
});

describe('adding a line', () => {
  it('sets the current plus the added quantity, once the current one is known', async () => {
    const provider = bagProvider();
    provider.state.bag.set(7, 3);
    const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: provider.fetchFn });
    store.dispatch(sessionStarted(provider.session));
    await store.dispatch(addLine({ ...dress, quantity: 2 }));
    expect(provider.state.bag.get(7)).toBe(5);
  });

  it("refuses a guest's line when the known stock is too small", async () => {
    const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: bagProvider().fetchFn });
    const scarce = { ...dress, quantity: 2, stock: 3 };
    expect(await store.dispatch(addLine(scarce))).toMatchObject({ status: 'acknowledged' });
    expect(await store.dispatch(addLine(scarce))).toEqual({
      status: 'refused',
      message: 'Only 3 left in size S',
    });
    expect(selectBag(store.getState()).quantity).toBe(2);
  });

  it('says that the bag has all that is left: for a guest, and by the provider for a customer', async () => {
    const guest = makeStore({ apiUrl: 'http://shop.test/api', fetch: bagProvider().fetchFn });
    const last = { ...dress, stock: 1 };
    await guest.dispatch(addLine(last));
    expect(await guest.dispatch(addLine(last))).toMatchObject({ status: 'refused', allInBag: 1 });

    const { store, nextChange } = await setUp([[7, 2]]);
    const refused = store.dispatch(addLine(dress));
    (await nextChange(0)).answer(409);
    expect(await refused).toMatchObject({ status: 'refused', allInBag: 2 });
    const failed = store.dispatch(addLine(dress));
    (await nextChange(1)).answer(500);
    expect(await failed).not.toHaveProperty('allInBag');
  });

  it('counts the other colors of a size, whose stock they share', async () => {
    const navy = { ...chosenDress, color: 'Navy', stock: 2 };
    const camel = { ...navy, color: 'Camel' };
    const guest = makeStore({ apiUrl: 'http://shop.test/api', fetch: bagProvider().fetchFn });
    await guest.dispatch(addLine({ ...navy, quantity: 2 }));
    expect(await guest.dispatch(addLine(camel))).toMatchObject({ status: 'refused', allInBag: 2 });

    const { store, changes } = await setUp([[7, 2]]);
    expect(await store.dispatch(addLine(camel))).toMatchObject({ status: 'refused', allInBag: 2 });
    expect(changes()).toEqual([]);
  });

  it('does not say so of a line that the bag does not have', async () => {
    const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: bagProvider().fetchFn });
    expect(await store.dispatch(addLine({ ...dress, stock: 0 }))).not.toHaveProperty('allInBag');
  });
});
