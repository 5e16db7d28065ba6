import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { storageKeys } from '@/shared/config';
import type { PriceByCurrency } from '@/shared/lib/money';
import { isRehydrated } from '@/shared/redux';

import { type BagLine, bagTotal, type NewBagLine, withLineId } from './bag-line';

/**
 * The bag of this browser: a guest's, or the lines that are still to be merged after a login (ADR
 * 0007).
 */
export interface CartState {
  items: BagLine[];
  /** The sum of price times quantity, in minor units; null while a price is unknown. */
  total: PriceByCurrency | null;
}

/** A line's current data in the catalogue. */
export type LineCheck = Pick<BagLine, 'id'> & Partial<BagLine>;

const isBagRehydrated = isRehydrated<{ items: BagLine[] }>(storageKeys.cart);

const bagOf = (items: BagLine[]): CartState => ({ items, total: bagTotal(items) });

const quantityIn = (items: readonly BagLine[], id: string): number =>
  items.find((line) => line.id === id)?.quantity ?? 0;

/** Appends a line, or updates the one with its id. */
const withLine = (items: readonly BagLine[], changed: BagLine): BagLine[] =>
  items.some((line) => line.id === changed.id)
    ? items.map((line) => (line.id === changed.id ? { ...line, ...changed } : line))
    : [...items, changed];

/** Adds without a limit: only the provider knows the stock. */
const withAdded = (items: readonly BagLine[], added: BagLine): BagLine[] =>
  withLine(items, { ...added, quantity: quantityIn(items, added.id) + added.quantity });

/** Adds a line; one that is there gets the larger quantity (ADR 0007). */
const withLarger = (items: readonly BagLine[], added: BagLine): BagLine[] =>
  withLine(items, { ...added, quantity: Math.max(quantityIn(items, added.id), added.quantity) });

/** With a login, so many pieces that were saved in the account have joined a guest's bag. */
export const piecesJoined = createAction<number>('cart/piecesJoined');

/** The actions of section 4 on the bag of this browser. A customer's bag is `getCart`'s. */
const cartSlice = createSlice({
  name: 'cart',
  initialState: bagOf([]),
  reducers: {
    /** Replaces the list, e.g. with the lines that another tab stored. */
    itemsSet: (_state, action: PayloadAction<BagLine[]>) => bagOf(action.payload),
    /** The same product, size and color grows by the added amount; anything else is appended. */
    itemAdded: (state, action: PayloadAction<NewBagLine>) =>
      bagOf(withAdded(state.items, withLineId(action.payload))),
    /** Adds several lines at once; one that is there already gets the larger quantity. */
    linesAdded: (state, action: PayloadAction<BagLine[]>) =>
      bagOf(action.payload.reduce<BagLine[]>(withLarger, state.items)),
    /** Removes every item with that id. */
    itemRemoved: (state, action: PayloadAction<string>) =>
      bagOf(state.items.filter((line) => line.id !== action.payload)),
    /** Moves a line to a place in the list; what is not in the bag of this browser stays. */
    lineMoved: (state, action: PayloadAction<{ id: string; to: number }>) => {
      const { id, to } = action.payload;
      const isMoved = (line: BagLine) => line.id === id;
      const items = state.items.filter((line) => !isMoved(line));
      items.splice(to, 0, ...state.items.filter(isMoved));
      return { ...state, items };
    },
    /** Applied only if the new quantity is greater than 0. */
    quantityUpdated: (state, action: PayloadAction<{ id: string; quantity: number }>) => {
      const { id, quantity } = action.payload;
      if (!(quantity > 0)) return state;
      const items = state.items.map((line) => (line.id === id ? { ...line, quantity } : line));
      return bagOf(items);
    },
    /** Empties the bag; the stored bag goes with it. */
    cartCleared: () => bagOf([]),
    /** Updates the lines with their products' current data in the catalogue. */
    linesChecked: (state, action: PayloadAction<LineCheck[]>) => {
      const checks = new Map(action.payload.map((check) => [check.id, check]));
      const items = state.items.map((line) => ({ ...line, ...checks.get(line.id) }));
      return bagOf(items);
    },
  },
  extraReducers: (builder) => {
    // Lines added before storage was read are added to the stored ones.
    builder.addMatcher(isBagRehydrated, (state, { payload }) =>
      bagOf(state.items.reduce(withAdded, payload?.items ?? [])),
    );
  },
  selectors: {
    /** The lines stored in this browser. */
    selectLocalLines: (state) => state.items,
  },
});

declare module '@/shared/redux/app-state' {
  interface AppState {
    cart: CartState;
  }
}

export const cartReducer = cartSlice.reducer;
export const {
  itemsSet,
  itemAdded,
  linesAdded,
  itemRemoved,
  lineMoved,
  quantityUpdated,
  cartCleared,
  linesChecked,
} = cartSlice.actions;
export const { selectLocalLines } = cartSlice.selectors;
