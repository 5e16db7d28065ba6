import { describe, expect, it } from 'vitest';

import { getCart, itemAdded, lineId, type NewBagLine, selectBag } from '@/entities/cart';
import { sessionStarted } from '@/shared/session';

import { bagProvider } from '../../../../tests/support/bag-provider';
import { chosenDress, chosenLine } from '../../../../tests/support/chosen-lines';
import { eventually } from '../../../../tests/support/eventually';
import { makeStore } from '../../../../tests/support/shop-store';
import { replaceLine } from './replace-line';

const soldOut: NewBagLine = { ...chosenDress, quantity: 2, stock: 0 };
const medium: NewBagLine = { ...chosenDress, productSizeId: 71, size: 'M', stock: 5 };

describe("replacing a guest's line by another size", () => {
  const replaceIn = async (bag: NewBagLine[], chosen: NewBagLine) => {
    const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: bagProvider().fetchFn });
    for (const line of bag) store.dispatch(itemAdded(line));
    const outcome = await store.dispatch(replaceLine(lineId(soldOut), chosen));
    const { lines } = selectBag(store.getState());
    return { outcome, sizes: lines.map(({ size, quantity }) => `${quantity} ${size}`) };
  };

  it('takes as many pieces of it', async () => {
    expect(await replaceIn([soldOut], medium)).toEqual({
      outcome: { status: 'replaced', left: null },
      sizes: ['2 M'],
    });
  });

  it.each([
    ['grows the line in that size', 3, { left: null, sizes: ['5 M'] }],
    ['takes no more than there are', 4, { left: 5, sizes: ['5 M'] }],
    ['removes it alone where the bag has all of them', 5, { left: 5, sizes: ['5 M'] }],
  ])('%s', async (_what, inBag, { left, sizes }) => {
    expect(await replaceIn([soldOut, { ...medium, quantity: inBag }], medium)).toEqual({
      outcome: { status: 'replaced', left },
      sizes,
    });
  });

  it('never puts more pieces into a line than it may have', async () => {
    const unlimited = { ...medium, stock: undefined };
    expect(await replaceIn([soldOut, { ...unlimited, quantity: 98 }], unlimited)).toEqual({
      outcome: { status: 'replaced', left: null },
      sizes: ['99 M'],
    });
  });

  it('leaves the bag as it was when that size has sold out too', async () => {
    expect(await replaceIn([soldOut], { ...medium, stock: 0 })).toEqual({
      outcome: { status: 'refused', message: 'Sold out' },
      sizes: ['2 S'],
    });
  });

  it('leaves the bag as it was when the same size in another color has all pieces', async () => {
    const inBlack = { ...medium, color: 'Black', quantity: 5 };
    expect(await replaceIn([soldOut, inBlack], medium)).toEqual({
      outcome: { status: 'refused', message: 'The last 5 are already in your bag' },
      sizes: ['2 S', '5 M'],
    });
  });

  it('adds nothing for a line that another tab has removed', async () => {
    expect(await replaceIn([], medium)).toEqual({ outcome: { status: 'joined' }, sizes: [] });
  });
});

/** The provider knows products in one size each: another product takes the place of another size. */
describe("replacing a customer's line by another size", () => {
  const setUp = async () => {
    const provider = bagProvider({ held: ['POST', 'DELETE'] });
    provider.state.bag.set(7, 2).set(8, 1);
    const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: provider.fetchFn });
    store.dispatch(sessionStarted(provider.session));
    await store.dispatch(getCart.initiate());
    const changes = () =>
      provider.calls
        .filter(({ method }) => method !== 'GET')
        .map((call) => ({ ...call, call: `${call.method} ${call.path} ${call.quantity}` }));
    const answerNext = async (count: number, status?: number) => {
      await eventually(() => {
        expect(changes()).toHaveLength(count);
      });
      changes().at(-1)?.answer(status);
    };
    const shown = () =>
      selectBag(store.getState()).lines.map(({ productId, quantity }) => [productId, quantity]);
    const replaced = store.dispatch(replaceLine(lineId(chosenLine(7)), chosenLine(8)));
    return { provider, changes, answerNext, shown, replaced };
  };

  it('adds first, and removes once the provider has what was added', async () => {
    const { provider, changes, answerNext, shown, replaced } = await setUp();
    await answerNext(1);
    await answerNext(2);
    expect(await replaced).toEqual({ status: 'replaced', left: null });
    expect(changes().map(({ call }) => call)).toEqual(['POST /cart 3', 'DELETE /cart/7 null']);
    expect([...provider.state.bag]).toEqual([[8, 3]]);
    expect(shown()).toEqual([[8, 3]]);
  });

  it('leaves the bag as it was when the provider refuses the size', async () => {
    const { changes, answerNext, shown, replaced } = await setUp();
    await answerNext(1, 409);
    expect(await replaced).toEqual({ status: 'refused', message: 'Only 2 left' });
    expect(changes()).toHaveLength(1);
    expect(shown()).toEqual([
      [7, 2],
      [8, 1],
    ]);
  });

  it('takes back what it added when the line cannot be removed', async () => {
    const { provider, changes, answerNext, shown, replaced } = await setUp();
    await answerNext(1);
    await answerNext(2, 500);
    await answerNext(3);
    expect(await replaced).toMatchObject({ status: 'refused' });
    expect(changes().at(-1)?.call).toBe('POST /cart 1');
    const before = [
      [7, 2],
      [8, 1],
    ];
    expect([...provider.state.bag]).toEqual(before);
    expect(shown()).toEqual(before);
  });
});
