import { describe, expect, it } from 'vitest';

import { currencyShown } from '@/entities/currency/@x/cart';
import { sessionEnded, sessionRestored, sessionStarted } from '@/shared/session';

import type { BagLine, NewBagLine } from './bag-line';
import {
  bagReceived,
  bagRestored,
  cartCleared,
  cartReducer,
  type CartState,
  itemAdded,
  itemRemoved,
  itemsSet,
  lineConfirmed,
  lineMerged,
  linesChecked,
  lineSettled,
  lineWanted,
  quantityUpdated,
  selectBagQuantity,
  selectBagTotalMinor,
} from './cart-slice';

const chosen: NewBagLine = {
  productId: 7,
  productSizeId: 70,
  name: 'Lina dress',
  image: '/media/a.jpg',
  quantity: 1,
  size: 'S',
  color: 'Lilac',
  discount_percentage: 20,
  prices: { USD: 80010, EUR: 74000, AED: 293800 },
};
const other: NewBagLine = { ...chosen, productSizeId: 71, size: 'M' };
const user = { name: 'Noura', email: 'n@example.test', image: '', currency: 'AED' } as const;

const run = (...actions: Parameters<typeof cartReducer>[1][]): CartState =>
  actions.reduce<CartState | undefined>(cartReducer, undefined) ??
  cartReducer(undefined, { type: '' });
const only = (state: CartState): BagLine => {
  const [line] = state.items;
  if (line === undefined) throw new Error('The bag is empty.');
  return line;
};
const added = run(itemAdded(chosen));
const line = only(added);

describe('cart reducer', () => {
  it('starts empty', () => {
    expect(run({ type: 'start' })).toMatchObject({ items: [], total: 0 });
  });

  it('set items replaces the list and recomputes the total', () => {
    const state = cartReducer(run(itemAdded(other)), itemsSet([{ ...line, quantity: 3 }]));
    expect(state.items).toHaveLength(1);
    expect(state.total).toBe(2400.3);
  });

  it('add item grows the same id, size and colour by the added amount, else appends', () => {
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

  it('holds the price as a string with its symbol, and the price before the discount', () => {
    expect(line.price).toBe('$800.10');
    expect(line.originalPrice).toBe('$1,000.13');
  });

  it('remove item removes every item with the id', () => {
    const twice = { ...added, items: [line, line] };
    expect(cartReducer(twice, itemRemoved(line.id))).toMatchObject({ items: [], total: 0 });
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
    expect(cartReducer(added, cartCleared())).toMatchObject({ items: [], total: 0 });
  });

  it('sums price times quantity exactly, without tax, shipping or discount', () => {
    const state = run(itemAdded({ ...chosen, quantity: 3 }), itemAdded(other));
    expect(selectBagTotalMinor({ cart: state })).toBe(320040);
    expect(selectBagQuantity({ cart: state })).toBe(4);
  });

  it('re-prices the bag at once when the currency changes', () => {
    const state = cartReducer(added, currencyShown('AED'));
    expect(only(state).price).toBe('AED 2,938.00');
    expect(state.total).toBe(2938);
  });

  it('keeps what was added before storage was read', () => {
    const state = cartReducer(
      added,
      bagRestored([
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
    expect(only(state)).toMatchObject({ price: '$1.00', unavailable: true });
    expect(state.total).toBe(1);
  });
});

describe("a customer's bag", () => {
  const customer = cartReducer(added, sessionStarted({ token: 't', user }));

  it('keeps the guest lines until the provider confirmed them, priced for the customer', () => {
    expect(customer).toMatchObject({ owner: 'customer', currency: 'AED' });
    expect(customer.unmerged.map(({ id }) => id)).toEqual([line.id]);
    const merged = cartReducer(customer, lineMerged(line.id));
    expect(merged.unmerged).toEqual([]);
    expect(merged.items).toHaveLength(1);
  });

  it('shows the larger quantity of a line that is in both bags', () => {
    const more = cartReducer(customer, bagReceived([{ ...line, quantity: 5, serverId: 9 }]));
    expect(only(more)).toMatchObject({ quantity: 5, serverId: 9 });
    const less = cartReducer(
      { ...customer, unmerged: [{ ...line, quantity: 8 }] },
      bagReceived([{ ...line, quantity: 5, serverId: 9 }]),
    );
    expect(only(less)).toMatchObject({ quantity: 8, serverId: 9 });
  });

  const settled = cartReducer(
    cartReducer(customer, lineMerged(line.id)),
    bagReceived([{ ...line, serverId: 9 }]),
  );

  it('shows a wish at once and keeps it when an older answer arrives', () => {
    const wanted = cartReducer(settled, lineWanted({ line: only(settled), quantity: 4 }));
    expect(only(wanted).quantity).toBe(4);
    expect(only(cartReducer(wanted, bagReceived([{ ...line, serverId: 9 }]))).quantity).toBe(4);
  });

  it('puts a line back where it was when its removal is refused', () => {
    const two = cartReducer(
      settled,
      bagReceived([
        { ...line, serverId: 9 },
        { ...line, id: 'second', serverId: 10 },
      ]),
    );
    const removing = cartReducer(two, lineWanted({ line: only(two), quantity: 0 }));
    expect(removing.items.map(({ id }) => id)).toEqual(['second']);
    expect(cartReducer(removing, bagReceived(two.items)).items).toHaveLength(1);
    const back = cartReducer(removing, lineSettled({ id: line.id, reverted: true }));
    expect(back.items.map(({ id }) => id)).toEqual([line.id, 'second']);
  });

  it('reverts to the last quantity that was confirmed', () => {
    let state = cartReducer(settled, lineWanted({ line: only(settled), quantity: 2 }));
    state = cartReducer(state, lineConfirmed({ id: line.id, quantity: 2, serverId: 9 }));
    state = cartReducer(state, lineWanted({ line: only(state), quantity: 9 }));
    state = cartReducer(state, lineSettled({ id: line.id, reverted: true }));
    expect(only(state).quantity).toBe(2);
    expect(state.syncs).toEqual({});
  });

  it('leaves nothing of the customer when the session ends, but the unmerged guest lines', () => {
    expect(cartReducer(settled, sessionEnded({ reason: 'logout' }))).toMatchObject({
      items: [],
      total: 0,
      owner: 'guest',
      currency: 'USD',
    });
    const kept = cartReducer(customer, sessionEnded({ reason: 'expired' }));
    expect(only(kept).price).toBe('$800.10');
  });

  it('takes a stored guest bag of an earlier visit as still to be merged', () => {
    const state = run(sessionRestored({ token: 't', user }), bagRestored([line]));
    expect(state.unmerged).toHaveLength(1);
    expect(only(state).price).toBe('AED 2,938.00');
  });
});
