import { describe, expect, it } from 'vitest';

import { sessionEnded, sessionStarted } from '@/shared/session';

import { bagProvider } from '../../../../tests/support/bag-provider';
import { chosenLine } from '../../../../tests/support/chosen-lines';
import { eventually } from '../../../../tests/support/eventually';
import { makeStore } from '../../../../tests/support/shop-store';
import { getCart } from '../api/cart-endpoints';
import { addLines } from './add-lines';
import { withLineId } from './bag-line';
import { itemAdded, selectLocalLines } from './cart-slice';
import { selectBag } from './select-bag';

const line = (productId: number, quantity: number) => withLineId(chosenLine(productId, quantity));

const setUp = (held: string[] = []) => {
  const provider = bagProvider({ held });
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: provider.fetchFn });
  const posts = () => provider.calls.filter(({ method }) => method === 'POST');
  const nextPost = (index: number) =>
    eventually(() => {
      const call = posts()[index];
      if (call === undefined) throw new Error(`There was no POST ${index}.`);
      return call;
    });
  const shown = () =>
    selectBag(store.getState()).lines.map(({ productId, quantity }) => [productId, quantity]);
  const kept = () => selectLocalLines(store.getState()).map(({ productId }) => productId);
  return { provider, store, posts, nextPost, shown, kept };
};

/** A customer whose bag has one piece of product 7; POST waits until the test answers it. */
const setUpCustomer = async (held: string[] = []) => {
  const shop = setUp(held);
  shop.provider.state.bag.set(7, 1);
  shop.store.dispatch(sessionStarted(shop.provider.session));
  await shop.store.dispatch(getCart.initiate());
  return shop;
};

describe('adding several lines', () => {
  it("shows a customer's at once, and keeps each here until the provider has responded", async () => {
    const { store, provider, nextPost, shown, kept } = await setUpCustomer(['POST']);
    const adding = store.dispatch(addLines([line(7, 3), line(8, 2), line(9, 1)]));
    const all = [
      [7, 3],
      [8, 2],
      [9, 1],
    ];
    const first = await nextPost(0);
    expect(shown()).toEqual(all);
    // What is kept here outlives the page, and is merged when the shop is opened again.
    expect(kept()).toEqual([7, 8, 9]);

    first.answer();
    const second = await nextPost(1);
    expect(shown()).toEqual(all);
    expect(kept()).toEqual([8, 9]);
    second.answer(409);
    (await nextPost(2)).answer();

    expect(await adding).toMatchObject([{ line: { name: 'Dress 8' }, message: 'Only 2 left' }]);
    expect(shown()).toEqual([
      [7, 3],
      [9, 1],
    ]);
    expect(kept()).toEqual([]);
    expect(Object.fromEntries(provider.state.bag)).toEqual({ 7: 3, 9: 1 });
  });

  it('sends nothing for a line of which the bag has as many', async () => {
    const { store, posts, shown, kept } = await setUpCustomer();
    for (let times = 0; times < 2; times += 1) {
      expect(await store.dispatch(addLines([line(7, 1), line(8, 2)]))).toEqual([]);
      expect(shown()).toEqual([
        [7, 1],
        [8, 2],
      ]);
    }
    expect(posts()).toHaveLength(1);
    expect(kept()).toEqual([]);
  });

  it("adds none while a customer's bag cannot be fetched", async () => {
    const { store, provider, shown } = setUp(['GET']);
    store.dispatch(sessionStarted(provider.session));
    const adding = store.dispatch(addLines([line(8, 2)]));
    const asked = await eventually(() => {
      const call = provider.calls[0];
      if (call === undefined) throw new Error('The bag was not asked for.');
      return call;
    });
    asked.answer(500);
    expect(await adding).toMatchObject([{ line: { name: 'Dress 8' } }]);
    expect(shown()).toEqual([]);
  });

  it('keeps for the next login what was not answered when the session ended', async () => {
    const { store, nextPost, kept } = await setUpCustomer(['POST']);
    const adding = store.dispatch(addLines([line(8, 2), line(9, 1)]));
    const first = await nextPost(0);
    store.dispatch(sessionEnded({ reason: 'expired' }));
    first.answer();
    expect(await adding).toEqual([]);
    expect(kept()).toEqual([8, 9]);
  });

  it('puts them into the bag of a guest in one step', async () => {
    const { store, posts, shown } = setUp();
    store.dispatch(itemAdded(chosenLine(7, 3)));
    const seen: unknown[] = [];
    const stop = store.subscribe(() => seen.push(shown()));
    expect(await store.dispatch(addLines([line(7, 1), line(8, 2)]))).toEqual([]);
    stop();
    expect(seen).toEqual([
      [
        [7, 3],
        [8, 2],
      ],
    ]);
    expect(posts()).toEqual([]);
  });
});
