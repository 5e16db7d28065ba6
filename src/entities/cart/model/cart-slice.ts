import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Currency } from '@contract/money';
import { changeReverted, changeStarted, currencyShown } from '@/entities/currency/@x/cart';
import { defaultCurrency } from '@/shared/config';
import { sessionEnded, sessionRestored, sessionStarted, userChanged } from '@/shared/session';

import { type BagLine, bagTotal, newLine, type NewBagLine, pricedLine } from './bag-line';

/** A customer's line on its way to the provider: one request at a time, the last wish wins. */
export interface LineSync {
  /** The last quantity the provider confirmed; 0: the line is not in its bag. */
  confirmed: number;
  /** The quantity wanted now; 0: the line is to go. */
  wanted: number;
  /** The line and its place, to put it back if the provider refuses. */
  line: BagLine;
  index: number;
}

export interface CartState {
  items: BagLine[];
  /** The sum of price times quantity, in major units of `currency`. */
  total: number;
  /** Whose bag `items` is: a guest's lives in this browser, a customer's at the provider. */
  owner: 'guest' | 'customer';
  /** What the lines' prices are shown in. */
  currency: Currency;
  /** Guest lines that the provider has not confirmed yet (decision 5). */
  unmerged: BagLine[];
  syncs: Record<string, LineSync>;
  /** How often the provider took or refused a change of this tab: a bag asked for before is old. */
  changesTaken: number;
}

/** What the catalogue says of a line now. */
export type LineCheck = Pick<BagLine, 'id'> & Partial<BagLine>;

const initialState: CartState = {
  items: [],
  total: 0,
  owner: 'guest',
  currency: defaultCurrency,
  unmerged: [],
  syncs: {},
  changesTaken: 0,
};

const settle = (state: CartState, items: BagLine[]): void => {
  state.items = items;
  state.total = bagTotal(items);
};

const reprice = (state: CartState, currency: Currency): void => {
  state.currency = currency;
  state.unmerged = state.unmerged.map((line) => pricedLine(line, currency));
  for (const sync of Object.values(state.syncs)) sync.line = pricedLine(sync.line, currency);
  settle(
    state,
    state.items.map((line) => pricedLine(line, currency)),
  );
};

/** The union of two bags: of a line that is in both, the larger quantity (decision 5). */
export const unionOfBags = (first: readonly BagLine[], second: readonly BagLine[]): BagLine[] => {
  const lines = new Map(first.map((line) => [line.id, line]));
  for (const line of second) {
    const known = lines.get(line.id);
    if (known === undefined) lines.set(line.id, line);
    else if (line.quantity > known.quantity) {
      lines.set(line.id, { ...known, quantity: line.quantity });
    }
  }
  return [...lines.values()];
};

const handOverToCustomer = (state: CartState, currency = state.currency): void => {
  if (state.owner === 'guest') {
    state.owner = 'customer';
    state.unmerged = unionOfBags(state.unmerged, state.items);
  }
  reprice(state, currency);
};

/** Adds without limit: the provider alone knows the stock. */
const withAdded = (items: readonly BagLine[], added: BagLine): BagLine[] =>
  items.some((line) => line.id === added.id)
    ? items.map((line) =>
        line.id === added.id ? { ...line, quantity: line.quantity + added.quantity } : line,
      )
    : [...items, added];

/**
 * The one read model of the bag (specification, sections 3 and 4). A guest's actions change it
 * here; a customer's bag is what the provider answered, with what is on its way laid over it.
 */
const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    itemsSet: (state, action: PayloadAction<BagLine[]>) => {
      settle(
        state,
        action.payload.map((line) => pricedLine(line, state.currency)),
      );
    },
    /** The same product, size and colour grows by the added amount; anything else is appended. */
    itemAdded: (state, action: PayloadAction<NewBagLine>) => {
      settle(state, withAdded(state.items, newLine(action.payload, state.currency)));
    },
    /** Removes every item with that id (decision 2). */
    itemRemoved: (state, action: PayloadAction<string>) => {
      settle(
        state,
        state.items.filter((line) => line.id !== action.payload),
      );
    },
    /** Applied only if the new quantity is greater than 0. */
    quantityUpdated: (state, action: PayloadAction<{ id: string; quantity: number }>) => {
      const { id, quantity } = action.payload;
      if (!(quantity > 0)) return;
      settle(
        state,
        state.items.map((line) => (line.id === id ? { ...line, quantity } : line)),
      );
    },
    /** Empties the bag; a guest's stored bag goes with it. */
    cartCleared: (state) => {
      state.syncs = {};
      state.changesTaken += 1;
      settle(state, state.unmerged);
    },

    /** What storage held when the shop opened. Nothing that is already here is lost. */
    bagRestored: (state, action: PayloadAction<BagLine[]>) => {
      const lines = action.payload.map((line) => pricedLine(line, state.currency));
      if (state.owner === 'customer') {
        state.unmerged = unionOfBags(state.unmerged, lines);
        settle(state, unionOfBags(state.items, lines));
        return;
      }
      settle(state, state.items.reduce(withAdded, lines));
    },
    /** Another tab wrote the guest's bag. */
    bagChangedElsewhere: (state, action: PayloadAction<BagLine[]>) => {
      const lines = action.payload.map((line) => pricedLine(line, state.currency));
      if (state.owner === 'customer') state.unmerged = lines;
      else settle(state, lines);
    },
    /** What the catalogue says of the lines' products now. */
    linesChecked: (state, action: PayloadAction<LineCheck[]>) => {
      const checks = new Map(action.payload.map((check) => [check.id, check]));
      settle(
        state,
        state.items.map((line) => pricedLine({ ...line, ...checks.get(line.id) }, state.currency)),
      );
    },

    /** The provider's bag; what is on its way or still to be merged is laid over it. */
    bagReceived: (state, action: PayloadAction<BagLine[]>) => {
      if (state.owner !== 'customer') return;
      const received = action.payload.map((line) => pricedLine(line, state.currency));
      let items = unionOfBags(received, state.unmerged);
      for (const [id, sync] of Object.entries(state.syncs)) {
        if (sync.wanted === 0) items = items.filter((line) => line.id !== id);
        else if (!items.some((line) => line.id === id)) {
          items.push({ ...sync.line, quantity: sync.wanted });
        } else {
          items = items.map((line) => (line.id === id ? { ...line, quantity: sync.wanted } : line));
        }
      }
      settle(state, items);
    },
    /** A customer wants a line to have this quantity (0: to go): shown at once, sent after. */
    lineWanted: (state, action: PayloadAction<{ line: BagLine; quantity: number }>) => {
      const { line, quantity } = action.payload;
      const index = state.items.findIndex((item) => item.id === line.id);
      const sync = state.syncs[line.id];
      if (sync !== undefined) sync.wanted = quantity;
      else {
        state.syncs[line.id] = {
          confirmed: state.items[index]?.quantity ?? 0,
          wanted: quantity,
          line: state.items[index] ?? line,
          index: index === -1 ? state.items.length : index,
        };
      }
      // The newest wish replaces what the guest's bag had wanted.
      state.unmerged = state.unmerged.filter((waiting) => waiting.id !== line.id);
      const items = state.items.filter((item) => item.id !== line.id);
      if (quantity > 0) {
        const place = index === -1 ? items.length : index;
        items.splice(place, 0, { ...(state.items[index] ?? line), quantity });
      }
      settle(state, items);
    },
    /** The provider took a quantity of a line. */
    lineConfirmed: (
      state,
      action: PayloadAction<{ id: string; quantity: number; serverId?: number }>,
    ) => {
      const { id, quantity, serverId } = action.payload;
      const sync = state.syncs[id];
      if (sync !== undefined) {
        sync.confirmed = quantity;
        if (serverId !== undefined) sync.line.serverId = serverId;
      }
      const item = state.items.find((line) => line.id === id);
      if (item !== undefined && serverId !== undefined) item.serverId = serverId;
    },
    /** Nothing of the line is on its way any more; what the provider refused is put back. */
    lineSettled: (state, action: PayloadAction<{ id: string; reverted: boolean }>) => {
      const { id, reverted } = action.payload;
      const sync = state.syncs[id];
      delete state.syncs[id];
      state.changesTaken += 1;
      if (sync === undefined || !reverted) return;
      const items = state.items.filter((line) => line.id !== id);
      if (sync.confirmed > 0) {
        const place = state.items.findIndex((line) => line.id === id);
        items.splice(place === -1 ? sync.index : place, 0, {
          ...sync.line,
          quantity: sync.confirmed,
        });
      }
      settle(state, items);
    },
    /** The provider has the line of the guest's bag. */
    lineMerged: (state, action: PayloadAction<string>) => {
      state.unmerged = state.unmerged.filter((line) => line.id !== action.payload);
      state.changesTaken += 1;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionRestored, (state, action) => {
        if (action.payload !== null) handOverToCustomer(state, action.payload.user.currency);
      })
      .addCase(sessionStarted, (state, action) => {
        handOverToCustomer(state, action.payload.user.currency);
      })
      // Guest lines that no provider took stay the guest's; everything else was the customer's.
      .addCase(sessionEnded, (state) => {
        const kept = state.owner === 'guest' ? state.items : state.unmerged;
        const rest = { ...state, ...initialState };
        settle(
          rest,
          kept.map((line) => pricedLine(line, rest.currency)),
        );
        return rest;
      })
      .addCase(userChanged, (state, action) => {
        reprice(state, action.payload.currency ?? state.currency);
      })
      .addCase(currencyShown, (state, action) => {
        reprice(state, action.payload);
      })
      .addCase(changeStarted, (state, action) => {
        reprice(state, action.payload);
      })
      .addCase(changeReverted, (state, action) => {
        reprice(state, action.payload);
      });
  },
  selectors: {
    selectBagItems: (state) => state.items,
    /** Minor units of the display currency. */
    selectBagTotalMinor: (state) => Math.round(state.total * 100),
    selectBagOwner: (state) => state.owner,
    selectUnmergedLines: (state) => state.unmerged,
    selectBagCurrency: (state) => state.currency,
    /** Pieces in the bag: the number on the header's badge. */
    selectBagQuantity: createSelector(
      (state: CartState) => state.items,
      (items) => items.reduce((sum, line) => sum + line.quantity, 0),
    ),
    selectBagLine: (state, id: string) => state.items.find((line) => line.id === id),
    /** True when the provider's bag is what is shown: nothing is on its way or to be merged. */
    selectBagSettled: (state) =>
      state.unmerged.length === 0 && Object.keys(state.syncs).length === 0,
    selectLineSync: (state, id: string) => state.syncs[id],
    selectChangesTaken: (state) => state.changesTaken,
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
  itemRemoved,
  quantityUpdated,
  cartCleared,
  bagRestored,
  bagChangedElsewhere,
  linesChecked,
  bagReceived,
  lineWanted,
  lineConfirmed,
  lineSettled,
  lineMerged,
} = cartSlice.actions;
export const {
  selectBagItems,
  selectBagTotalMinor,
  selectBagOwner,
  selectUnmergedLines,
  selectBagCurrency,
  selectBagQuantity,
  selectBagLine,
  selectBagSettled,
  selectLineSync,
  selectChangesTaken,
} = cartSlice.selectors;
