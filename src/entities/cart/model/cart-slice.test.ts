import { REHYDRATE } from 'redux-persist';
import { describe, expect, it } from 'vitest';

import { reducedDress } from '../../../../tests/support/chosen-lines';
import type { BagLine } from './bag-line';
import {
  cartCleared,
  cartReducer,
  type CartState,
  itemAdded,
  itemRemoved,
  itemsSet,
  linesChecked,
  quantityUpdated,
} from './cart-slice';

const chosen = reducedDress;
const other = { ...chosen, productSizeId: 71, size: 'M' };
const empty = { items: [], total: { USD: 0, EUR: 0, AED: 0 } };

const run = (...actions: Parameters<typeof cartReducer>[1][]): CartState =>
  actions.reduce<CartState | undefined>(cartReducer, undefined) ??
  cartReducer(undefined, { type: '' });
const only = (state: CartState): BagLine => {
  const [line] = state.items;
  if (line === undefined) throw new Error('The bag is empty.');
  return line;
};
const rehydrated = (items: BagLine[]) => ({ type: REHYDRATE, key: 'cart', payload: { items } });
const added = run(itemAdded(chosen));
const line = only(added);

describe('cart reducer', () => {
  it('starts empty', () => {
    expect(run({ type: 'start' })).toEqual(empty);
  });

  it('set items replaces the list and recomputes the total', () => {
    const state = cartReducer(run(itemAdded(other)), itemsSet([{ ...line, quantity: 3 }]));
    expect(state.items).toHaveLength(1);
    expect(state.total).toEqual({ USD: 240030, EUR: 222000, AED: 881400 });
  });

  it('add item grows the same id, size and color by the added amount, else appends', () => {
    const state = run(
      itemAdded(chosen),
      itemAdded({ ...chosen, quantity: 2 }),
      itemAdded(other),
      itemAdded({ ...chosen, color: 'Powder' }),
    );
    expect(state.items.map(({ quantity, size, color }) => [quantity, size, color])).toEqual([
      [3, 'S', 'Lilac'],
      [1, 'M', 'Lilac'],
      [1, 'S', 'Powder'],
    ]);
  });

  it('remove item removes every item with the id', () => {
    const twice = { ...added, items: [line, line] };
    expect(cartReducer(twice, itemRemoved(line.id))).toEqual(empty);
    expect(cartReducer(added, itemRemoved('unknown')).items).toHaveLength(1);
  });

  it('update quantity is applied only if the new quantity is greater than 0', () => {
    const update = (quantity: number) =>
      only(cartReducer(added, quantityUpdated({ id: line.id, quantity }))).quantity;
    expect(update(4)).toBe(4);
    expect(update(0)).toBe(1);
    expect(update(-2)).toBe(1);
    expect(update(Number.NaN)).toBe(1);
  });

  it('clear cart empties items and total', () => {
    expect(cartReducer(added, cartCleared())).toEqual(empty);
  });

  it('sums price times quantity exactly, without tax, shipping or discount', () => {
    const state = run(itemAdded({ ...chosen, quantity: 3 }), itemAdded(other));
    expect(state.total).toEqual({ USD: 320040, EUR: 296000, AED: 1175200 });
  });

  it('keeps what was added before storage was read', () => {
    const state = cartReducer(
      added,
      rehydrated([
        { ...line, quantity: 2 },
        { ...line, id: 'x' },
      ]),
    );
    expect(state.items.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  it('takes name, price and availability from the catalogue', () => {
    const state = cartReducer(
      added,
      linesChecked([{ id: line.id, prices: { USD: 100, EUR: 90, AED: 400 }, unavailable: true }]),
    );
    expect(only(state)).toMatchObject({ name: 'Lina dress', unavailable: true });
    expect(state.total).toEqual({ USD: 100, EUR: 90, AED: 400 });
  });
});
