import type { Currency } from '@contract/money';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { currencies, defaultCurrency } from '@/shared/config';
import { sessionEnded, sessionRestored, sessionStarted, userChanged } from '@/shared/session';

export interface CurrencyState {
  /** What prices are shown in. */
  current: Currency;
  /** What they were shown in before a change that is still being saved; null when none is. */
  unsavedFrom: Currency | null;
}

const initialState: CurrencyState = { current: defaultCurrency, unsavedFrom: null };

/** The display currency: the customer's own, else the one chosen here (specification, section 4). */
const currencySlice = createSlice({
  name: 'currency',
  initialState,
  reducers: {
    /** A guest's choice: shown at once, saved nowhere. */
    currencyShown: (state, action: PayloadAction<Currency>) => {
      state.current = action.payload;
    },
    /** A customer's choice: shown at once while it is being saved. */
    changeStarted: (state, action: PayloadAction<Currency>) => {
      state.unsavedFrom = state.current;
      state.current = action.payload;
    },
    changeSaved: (state) => {
      state.unsavedFrom = null;
    },
    changeReverted: (state) => {
      state.current = state.unsavedFrom ?? state.current;
      state.unsavedFrom = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionRestored, (state, action) => {
        if (action.payload !== null) state.current = action.payload.user.currency;
      })
      .addCase(sessionStarted, (state, action) => {
        state.current = action.payload.user.currency;
      })
      .addCase(userChanged, (state, action) => {
        if (state.unsavedFrom === null) state.current = action.payload.currency;
      })
      .addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectCurrency: (state) => state.current,
    selectCurrencySaving: (state) => state.unsavedFrom !== null,
  },
});

declare module '@/shared/redux/app-state' {
  interface AppState {
    currency: CurrencyState;
  }
}

/** The currency that a click on the toggle leads to: USD, EUR, AED, USD. */
export const nextCurrency = (current: Currency): Currency =>
  currencies[(currencies.indexOf(current) + 1) % currencies.length] ?? defaultCurrency;

export const currencyReducer = currencySlice.reducer;
export const { currencyShown, changeStarted, changeSaved, changeReverted } = currencySlice.actions;
export const { selectCurrency, selectCurrencySaving } = currencySlice.selectors;
