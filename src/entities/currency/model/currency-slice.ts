import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Currency } from '@contract/money';
import { currencies, defaultCurrency } from '@/shared/config';
import { sessionEnded, sessionRestored, sessionStarted, userChanged } from '@/shared/session';

export interface CurrencyState {
  /** The currency that prices are shown in. */
  current: Currency;
  /** A customer's choice is being saved. */
  saving: boolean;
}

const initialState: CurrencyState = { current: defaultCurrency, saving: false };

/**
 * The display currency (section 4). The stored user's currency is loaded into it; while a new
 * choice is being saved, an older user response does not replace it.
 */
const currencySlice = createSlice({
  name: 'currency',
  initialState,
  reducers: {
    /** A guest's choice, which the provider is not told. */
    currencyChosen: (state, action: PayloadAction<Currency>) => {
      state.current = action.payload;
    },
    /** A customer's choice, shown while it is being saved. */
    changeStarted: (state, action: PayloadAction<Currency>) => {
      state.current = action.payload;
      state.saving = true;
    },
    changeSaved: (state) => {
      state.saving = false;
    },
    /** Saving failed: restores the previous currency. */
    changeReverted: (state, action: PayloadAction<Currency>) => {
      state.current = action.payload;
      state.saving = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionRestored, (state, action) => {
        state.current = action.payload?.user.currency ?? state.current;
      })
      .addCase(sessionStarted, (state, action) => {
        state.current = action.payload.user.currency ?? state.current;
      })
      .addCase(userChanged, (state, action) => {
        if (!state.saving) state.current = action.payload.currency ?? state.current;
      })
      .addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectCurrency: (state) => state.current,
    selectCurrencySaving: (state) => state.saving,
  },
});

declare module '@/shared/redux/app-state' {
  interface AppState {
    currency: CurrencyState;
  }
}

/** The next currency of the toggle: USD, EUR, AED, USD. */
export const nextCurrency = (current: Currency): Currency =>
  currencies[(currencies.indexOf(current) + 1) % currencies.length] ?? defaultCurrency;

export const currencyReducer = currencySlice.reducer;
export const { currencyChosen, changeStarted, changeSaved, changeReverted } = currencySlice.actions;
export const { selectCurrency, selectCurrencySaving } = currencySlice.selectors;
